import { RecordEditPage } from '@console/records/form'
import { rememberNaming } from '@console/session'
import { PublisherFields } from './publisher-fields.tsx'
import { publisherRecord } from './publisher-record.ts'

export function PublisherEditPage() {
  return (
    <RecordEditPage of={publisherRecord} onSaved={rememberNaming}>
      {(publisher) => <PublisherFields publisher={publisher} />}
    </RecordEditPage>
  )
}
