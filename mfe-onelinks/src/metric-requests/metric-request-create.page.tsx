import type { MetricRequest } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { Page, SkeletonPage } from '@console/ui'
import { useText } from '../text.ts'
import { MetricRequestFields } from './metric-request-fields.tsx'
import { type MetricRequestValues, metricRequestRecord, valuesOf } from './metric-request-record.ts'
import { usePrefill } from './use-prefill.ts'

/** Opens with what the address says of the missing metric, or with a copy of the request in `?from=<id>`. */
export function MetricRequestCreatePage() {
  const text = useText()
  const from = useOriginalId()
  return (
    <Page key={from} title={text(from ? 'metricRequest.duplicate.title' : 'metricRequest.create.title')}>
      <FromOriginal of={metricRequestRecord} failed={text('metricRequest.duplicate.failed')}>
        {(original) => (original ? <Copy original={original} /> : <Prefilled />)}
      </FromOriginal>
    </Page>
  )
}

function Copy({ original }: { readonly original: MetricRequest }) {
  return <Creator from={original} values={valuesOf(original)} known={original} />
}

function Prefilled() {
  const prefill = usePrefill()
  return prefill ? <Creator {...prefill} /> : <SkeletonPage />
}

interface CreatorProps {
  readonly from?: MetricRequest
  readonly values: MetricRequestValues
  readonly known: Pick<MetricRequest, 'application' | 'metrics_category'>
}

function Creator({ from, values, known }: CreatorProps) {
  return (
    <RecordCreator of={metricRequestRecord} from={from} values={values}>
      <MetricRequestFields known={known} />
    </RecordCreator>
  )
}
