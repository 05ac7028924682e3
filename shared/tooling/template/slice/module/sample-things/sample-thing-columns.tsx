import { StatusBadge } from '@console/entities'
import { type ColumnOf, textColumn, useTimeColumn } from '@console/records'
import type { listSampleThings } from '../../contract/index.ts'
import { useText } from '../text.ts'

export function useSampleThingColumns(): readonly ColumnOf<typeof listSampleThings>[] {
  const text = useText()
  const timeColumn = useTimeColumn()
  return [
    textColumn({
      id: 'name',
      header: text('sampleThing.name'),
      sort: 'name',
      text: ({ name }) => name,
      below: ({ status }) => <StatusBadge status={status} />,
    }),
    textColumn({
      id: 'status',
      header: text('sampleThing.status'),
      from: 'lg',
      choice: 'shown',
      width: 9,
      text: ({ status }) => text(`status.${status}`),
      value: ({ status }) => status,
      cell: ({ status }) => <StatusBadge status={status} />,
    }),
    timeColumn({
      id: 'created',
      header: text('sampleThing.created'),
      at: ({ created_on }) => created_on,
      sort: 'created_on',
      from: 'lg',
      choice: 'shown',
    }),
    timeColumn({ id: 'updated', header: text('sampleThing.updated'), at: ({ updated_on }) => updated_on, from: 'xl', choice: 'hidden' }),
  ]
}
