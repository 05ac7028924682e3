import type { MetricRequestStatus as MetricRequestState } from '@console/contract'
import { Status, type StatusTone } from '@console/ui'
import { useText } from '../text.ts'

const TONES: Record<MetricRequestState, StatusTone> = { pending: 'quiet', approved: 'good', rejected: 'closed', unknown: 'quiet' }

/** What became of a request; a status that this console does not know reads N/A. */
export function MetricRequestStatus({ status }: { readonly status: MetricRequestState }) {
  const text = useText()
  return <Status tone={TONES[status]}>{text(`metricRequest.status.${status}`)}</Status>
}
