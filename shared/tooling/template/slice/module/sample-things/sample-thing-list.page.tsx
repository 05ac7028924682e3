import { CreateLink, ListTotal, optionsOf, RecordList, useList } from '@console/records'
import { Page } from '@console/ui'
import { ACTIVE_STATUSES, listSampleThings } from '../../contract/index.ts'
import { useText } from '../text.ts'
import { useSampleThingActions } from './sample-thing-actions.tsx'
import { useSampleThingColumns } from './sample-thing-columns.tsx'
import { sampleThingRecord } from './sample-thing-record.ts'

export function SampleThingListPage() {
  const text = useText()
  const list = useList(listSampleThings, {
    filters: [
      {
        field: 'status',
        label: text('sampleThing.status'),
        all: text('sampleThings.status.all'),
        options: optionsOf(ACTIVE_STATUSES, (status) => text(`status.${status}`)),
      },
    ],
  })
  return (
    <Page wide title={text('sampleThings.title')} beside={<ListTotal list={list} />} actions={<CreateLink of={sampleThingRecord} />}>
      <RecordList of={sampleThingRecord} list={list} columns={useSampleThingColumns()} actions={useSampleThingActions()} />
    </Page>
  )
}
