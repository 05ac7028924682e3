import type { SliceNames } from '../slice-names.ts'

/** `<thing>-columns.tsx`: the columns of its list. */
export const columnsFile = ({ Thing, Things, thing, english }: SliceNames) => `import type { list${Things} } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { useText } from '../text.ts'

/** What the list shows of a ${english}, on the screen and in a file. */
export function use${Thing}Columns(): readonly ColumnOf<typeof list${Things}>[] {
  const text = useText()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('${thing}.name'),
      sort: 'name',
      text: ({ name }) => name,
      below: ({ status }) => <StatusBadge status={status} />,
    }),
    textColumn({
      id: 'status',
      header: text('${thing}.status'),
      from: 'lg',
      choice: 'shown',
      width: 9,
      text: ({ status }) => text(\`status.\${status}\`),
      value: ({ status }) => status,
      cell: ({ status }) => <StatusBadge status={status} />,
    }),
    timeColumn({
      id: 'created',
      header: text('${thing}.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'shown',
    }),
    timeColumn({ id: 'updated', header: text('${thing}.updated'), at: ({ updated_on }) => updated_on, from: 'xl', choice: 'hidden' }),
  ]
}
`
