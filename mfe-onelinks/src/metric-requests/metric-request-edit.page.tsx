import { call } from '@console/api'
import { getMetricRequest, isUndecided, type MetricRequest, paths, updateMetricRequest } from '@console/contract'
import { RecordEditor, useForgetDraftOf } from '@console/records/form'
import { RecordPage } from '@console/records/page'
import { Navigate, useParams } from '@console/router'
import { unsavedStore, useMay } from '@console/session'
import { Page } from '@console/ui'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '../text.ts'
import { MetricRequestFields } from './metric-request-fields.tsx'
import { MetricRequestInfo } from './metric-request-info.tsx'
import { type MetricRequestValues, metricRequestRecord } from './metric-request-record.ts'
import { NotSaved } from './not-saved.tsx'

/** A request that cannot be changed is shown on its own page. Without one in the address it leads to the list. */
export function MetricRequestEditPage() {
  const { metric_request_id } = useParams()
  if (metric_request_id === undefined) return <Navigate to={paths.metricRequestsChoose()} replace />
  return <RecordPage of={metricRequestRecord}>{(request) => <Editing key={request.id} request={request} />}</RecordPage>
}

/** The values that came after the decision, and the request as it is since. */
interface Refused {
  readonly typed: MetricRequestValues
  readonly request: MetricRequest
}

function Editing({ request }: { readonly request: MetricRequest }) {
  const text = useText()
  const mayEdit = useMay(updateMetricRequest)
  const [refused, setRefused] = useState<Refused>()
  const isOpen = useOpenForm(mayEdit && isUndecided(request.status))
  const isDecided = refused !== undefined || (!isOpen && !isUndecided(request.status))
  useForgetDraftOf(metricRequestRecord, isDecided ? request : undefined)

  async function follow(code: string, typed: MetricRequestValues): Promise<void> {
    if (code !== 'metric_request_decided') return
    const now = await call(getMetricRequest, { metric_request_id: request.id }).catch(() => request)
    setRefused({ typed, request: now })
  }

  if (refused) {
    return (
      <MetricRequestInfo request={refused.request}>
        <NotSaved {...refused} />
      </MetricRequestInfo>
    )
  }
  if (!isOpen) return <Navigate to={metricRequestRecord.path(request)} replace />
  return (
    <Page title={text('action.editOf', { name: request.name })}>
      <RecordEditor of={metricRequestRecord} record={request} onRefused={follow}>
        <MetricRequestFields known={request} />
      </RecordEditor>
    </Page>
  )
}

/** The form closes when the provider decides, unless something is typed in it. */
function useOpenForm(isEditable: boolean): boolean {
  const isTyped = useSyncExternalStore(unsavedStore.subscribe, () => unsavedStore.getState().forms > 0)
  const [isOpen, setOpen] = useState(isEditable)
  if (isOpen && !isEditable && !isTyped) setOpen(false)
  return isOpen
}
