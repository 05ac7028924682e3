import { RecordEditPage } from '@console/records/form'
import { SampleThingFields } from './sample-thing-fields.tsx'
import { sampleThingRecord } from './sample-thing-record.ts'

export function SampleThingEditPage() {
  return <RecordEditPage of={sampleThingRecord}>{() => <SampleThingFields />}</RecordEditPage>
}
