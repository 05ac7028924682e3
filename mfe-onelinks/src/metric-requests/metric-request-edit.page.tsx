import { call } from '@console/api'
import { getMetricRequest, isUndecided, type MetricRequest, paths, updateMetricRequest } from '@console/contract'
import { useFormats } from '@console/i18n'
import { RecordEditor, useForgetDraftOf } from '@console/records/form'
import { AgoFact, RecordActions, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { Navigate, useParams } from '@console/router'
import { unsavedStore, useMay } from '@console/session'
import { Page } from '@console/ui'
import { useState, useSyncExternalStore } from 'react'
import { useText } from '../text.ts'
import { Decision } from './decision.tsx'
import { useMetricRequestActions } from './metric-request-actions.tsx'
import { MetricRequestFacts } from './metric-request-facts.tsx'
import { MetricRequestFields } from './metric-request-fields.tsx'
import { type MetricRequestValues, metricRequestRecord } from './metric-request-record.ts'
import { MetricRequestStatus } from './metric-request-status.tsx'
import { MissionsWithMetric } from './missions/missions-with-metric.tsx'
import { NotSaved } from './not-saved.tsx'

/** This is the page that a form is left from, so that it leads to the list. */
const edited = { ...metricRequestRecord, path: paths.metricRequests }

/** The form of a request, or what it says where it cannot be changed. Without a request in the address it leads to the list. */
export function MetricRequestEditPage() {
  const { metric_request_id } = useParams()
  if (metric_request_id === undefined) return <Navigate to={paths.metricRequestsChoose()} replace />
  return <RecordPage of={metricRequestRecord}>{(request) => <Request key={request.id} request={request} />}</RecordPage>
}

/** What was typed when the API said that the provider has decided, and the request as it is since. */
interface Refused {
  readonly typed: MetricRequestValues
  readonly request: MetricRequest
}

function Request({ request: opened }: { readonly request: MetricRequest }) {
  const text = useText()
  const { personName } = useFormats()
  const mayEdit = useMay(updateMetricRequest)
  const [refused, setRefused] = useState<Refused>()
  const request = refused?.request ?? opened
  const isForm = useOpenForm(mayEdit && isUndecided(opened.status)) && !refused
  const isDecided = refused !== undefined || !isUndecided(request.status)
  useForgetDraftOf(metricRequestRecord, isDecided && !isForm ? request : undefined)
  const actions = useMetricRequestActions().filter(({ id }) => id !== 'edit')

  async function follow(code: string, typed: MetricRequestValues): Promise<void> {
    if (code !== 'metric_request_decided') return
    const now = await call(getMetricRequest, { metric_request_id: opened.id }).catch(() => opened)
    setRefused({ typed, request: now })
  }

  return (
    <Page
      title={isForm ? text('action.editOf', { name: request.name }) : request.name}
      beside={<MetricRequestStatus status={request.status} />}
      actions={<RecordActions of={metricRequestRecord} record={request} actions={actions} />}
    >
      <RecordStrip>
        {request.requested_by ? (
          <StripFact name={text('metricRequest.requestedBy')}>
            <span title={request.requested_by.email}>{personName(request.requested_by)}</span>
          </StripFact>
        ) : null}
        <AgoFact name={text('metricRequest.created')} at={request.created_on} />
        <AgoFact name={text('metricRequest.decidedOn')} at={request.decided_on} />
      </RecordStrip>
      {refused ? <NotSaved {...refused} /> : null}
      <Decision request={request} />
      {isForm ? (
        <RecordEditor of={edited} record={request} onRefused={follow}>
          <MetricRequestFields known={request} />
        </RecordEditor>
      ) : (
        <MetricRequestFacts request={request} refused={text(isDecided ? 'metricRequest.decided' : 'metricRequest.readOnly')} />
      )}
      {request.metric ? <MissionsWithMetric metricId={request.metric.id} /> : null}
    </Page>
  )
}

/** Whether the form is shown: when the provider decides it goes, unless something is typed in it. */
function useOpenForm(isEditable: boolean): boolean {
  const isTyped = useSyncExternalStore(unsavedStore.subscribe, () => unsavedStore.getState().forms > 0)
  const [isOpen, setOpen] = useState(isEditable)
  if (isOpen && !isEditable && !isTyped) setOpen(false)
  return isOpen
}
