import { RecordCreator } from '@console/records/form'
import { Page } from '@console/ui'
import { useText } from '../text.ts'
import { SampleThingFields } from './sample-thing-fields.tsx'
import { sampleThingRecord } from './sample-thing-record.ts'

export function SampleThingCreatePage() {
  const text = useText()
  return (
    <Page title={text('sampleThing.create.title')}>
      <RecordCreator of={sampleThingRecord}>
        <SampleThingFields />
      </RecordCreator>
    </Page>
  )
}
