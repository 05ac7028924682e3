import { createOnelink, getOnelink, listOnelinks, type Onelink, paths, updateOnelink } from '@console/contract'
import { type RecordAction, useDeleteAction } from '@console/records'
import { useText } from '../text.ts'
import { CODES_MOST } from './codes/code-sheet.ts'
import { useOnelinkUrl } from './link/use-onelink-url.ts'
import { onelinkRecord } from './onelink-record.ts'

export function useOnelinkActions(): readonly RecordAction<Onelink>[] {
  const text = useText()
  const linkOf = useOnelinkUrl()
  const removing = useDeleteAction(onelinkRecord)
  return [
    {
      id: 'edit',
      needs: updateOnelink,
      place: 'primary',
      one: { label: text('action.edit'), to: ({ id }) => paths.onelinkEdit(id) },
    },
    {
      id: 'duplicate',
      needs: createOnelink,
      one: { label: text('onelink.duplicate'), to: ({ id }) => paths.onelinkDuplicate(id) },
    },
    { id: 'copy', needs: getOnelink, one: { label: text('onelink.copy'), copies: linkOf } },
    {
      id: 'codes',
      needs: listOnelinks,
      many: {
        label: text('onelinks.codes.print'),
        to: (onelinks) => paths.onelinkCodes(onelinks.map(({ id }) => id)),
        tooMany: (count) => (count > CODES_MOST ? text('onelinks.codes.most', { limit: CODES_MOST }) : undefined),
      },
    },
    removing({ many: true }),
  ]
}
