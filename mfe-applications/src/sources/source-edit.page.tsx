import { RecordEditPage } from '@console/records/form'
import { SourceFields } from './source-fields.tsx'
import { sourceRecord } from './source-record.ts'

export function SourceEditPage() {
  return <RecordEditPage of={sourceRecord}>{({ application }) => <SourceFields applicationId={application.id} />}</RecordEditPage>
}
