import type { MetricRequestStatus as MetricRequestState } from '@console/contract'
import { Status, type StatusTone } from '@console/ui'
import { useText } from '../text.ts'

const TONES: Record<MetricRequestState, StatusTone> = { pending: 'quiet', approved: 'good', rejected: 'closed', unknown: 'quiet' }

/** An unknown status reads N/A. */
export function MetricRequestStatus({ status }: { readonly status: MetricRequestState }) {
  const text = useText()
  return <Status tone={TONES[status]}>{text(`metricRequest.status.${status}`)}</Status>
}
