import type { MetricRequest } from '@console/contract'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordActions, RecordColumns, RecordStrip, StripFact } from '@console/records/page'
import { Page } from '@console/ui'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import { Decision } from './decision.tsx'
import { useMetricRequestActions } from './metric-request-actions.tsx'
import { MetricRequestFacts } from './metric-request-facts.tsx'
import { metricRequestRecord } from './metric-request-record.ts'
import { MetricRequestStatus } from './metric-request-status.tsx'

interface Props {
  readonly request: MetricRequest
  readonly children?: ReactNode
}

export function MetricRequestInfo({ request, children }: Props) {
  const text = useText()
  const { personName } = useFormats()
  const { name, status, requested_by, created_on, decided_on } = request
  return (
    <Page
      wide
      title={name}
      beside={<MetricRequestStatus status={status} />}
      actions={<RecordActions of={metricRequestRecord} record={request} actions={useMetricRequestActions()} />}
    >
      <RecordColumns
        facts={
          <>
            <RecordStrip>
              {requested_by ? (
                <StripFact name={text('metricRequest.requestedBy')}>
                  <span title={requested_by.email}>{personName(requested_by)}</span>
                </StripFact>
              ) : null}
              <AgoFact name={text('metricRequest.created')} at={created_on} />
              <AgoFact name={text('metricRequest.decidedOn')} at={decided_on} />
            </RecordStrip>
            {children}
            <Decision request={request} />
          </>
        }
      >
        <MetricRequestFacts request={request} />
      </RecordColumns>
    </Page>
  )
}
