import type { listOnelinks } from '@console/contract'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { CopyValue, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { useOnelinkUrl } from './link/use-onelink-url.ts'

export function useOnelinkColumns(): readonly ColumnOf<typeof listOnelinks>[] {
  const text = useText()
  const timeColumn = useTimeColumn()
  const linkOf = useOnelinkUrl()
  return [
    textColumn({
      id: 'name',
      header: text('onelink.name'),
      sort: 'display_name',
      text: ({ display_name }) => display_name,
      below: ({ custom_id }) => <Verbatim>{custom_id}</Verbatim>,
    }),
    textColumn({
      id: 'custom_id',
      header: text('onelink.customId'),
      sort: 'custom_id',
      from: 'lg',
      choice: 'shown',
      width: 11,
      text: ({ custom_id }) => custom_id,
      cell: ({ custom_id }) => <Verbatim>{custom_id}</Verbatim>,
    }),
    textColumn({
      id: 'url',
      header: text('onelink.link'),
      from: 'md',
      choice: 'shown',
      text: linkOf,
      cell: (link) => <LinkCell url={linkOf(link)} label={text('onelinks.copyOf', { name: link.display_name })} />,
    }),
    textColumn({
      id: 'source',
      header: text('onelink.source'),
      from: 'xl',
      choice: 'shown',
      width: 9,
      text: ({ campaign_info }) => campaign_info.utm_source,
      cell: ({ campaign_info }) => <Verbatim>{campaign_info.utm_source}</Verbatim>,
    }),
    timeColumn({
      id: 'created',
      header: text('onelink.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'shown',
    }),
  ]
}

function LinkCell({ url, label }: { readonly url: string; readonly label: string }) {
  if (url === '') return null
  return (
    <CopyValue value={url} label={label} truncate>
      {url.replace(/^https?:\/\//, '')}
    </CopyValue>
  )
}
