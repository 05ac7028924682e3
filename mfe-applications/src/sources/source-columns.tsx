import type { listSources } from '@console/contract'
import { StatusBadge } from '@console/entities'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import { NamedText, Span, Verbatim } from '@console/ui'
import { useText } from '../text.ts'

export function useSourceColumns(): readonly ColumnOf<typeof listSources>[] {
  const text = useText()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('source.name'),
      sort: 'source_name',
      text: (source) => source.source_name,
      below: (source) => (
        <>
          <StatusBadge status={source.status} />
          <Span>
            <NamedText name={source.package_name} as={Verbatim}>
              {(shown) => text('source.where', { platform: text(`source.platform.${source.platform}`), package: shown })}
            </NamedText>
          </Span>
        </>
      ),
    }),
    textColumn({
      id: 'package',
      header: text('source.package'),
      from: 'lg',
      choice: 'shown',
      text: (source) => source.package_name,
      cell: (source) => <Verbatim>{source.package_name}</Verbatim>,
    }),
    textColumn({
      id: 'platform',
      header: text('source.platform'),
      from: 'lg',
      choice: 'shown',
      width: 7.5,
      text: (source) => text(`source.platform.${source.platform}`),
      value: (source) => source.platform,
    }),
    textColumn({
      id: 'status',
      header: text('source.status'),
      from: 'lg',
      choice: 'shown',
      width: 9,
      cell: (source) => <StatusBadge status={source.status} />,
      text: (source) => text(`status.${source.status}`),
      value: (source) => source.status,
    }),
    timeColumn({
      id: 'created',
      header: text('source.created'),
      at: (source) => source.created_on,
      sort: 'created_on',
      from: 'xl',
      choice: 'shown',
    }),
    timeColumn({ id: 'updated', header: text('source.updated'), at: (source) => source.updated_on, from: 'xl', choice: 'hidden' }),
  ]
}
