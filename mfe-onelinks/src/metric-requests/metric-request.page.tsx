import { RecordPage } from '@console/records/page'
import { MetricRequestInfo } from './metric-request-info.tsx'
import { metricRequestRecord } from './metric-request-record.ts'

export function MetricRequestPage() {
  return <RecordPage of={metricRequestRecord}>{(request) => <MetricRequestInfo request={request} />}</RecordPage>
}
