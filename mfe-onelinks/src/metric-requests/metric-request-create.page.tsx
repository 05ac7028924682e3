import { useCall } from '@console/api'
import { getApplication, Id, listMetricCategories, METRIC_REQUEST_NAME_MAX, type MetricRequest } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { useSearchParams } from '@console/router'
import { Page, SkeletonPage } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { MetricRequestFields } from './metric-request-fields.tsx'
import { type MetricRequestValues, metricRequestRecord, valuesOf } from './metric-request-record.ts'

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

/** Values from the address, as far as they exist and the person may see them. Undefined until that is known. */
function usePrefill() {
  const [search] = useSearchParams()
  const application_id = idIn(search.get('application_id'))
  const metrics_category_id = idIn(search.get('metrics_category_id'))
  const application = useCall(getApplication, application_id === null ? null : { application_id })
  const categories = useCall(listMetricCategories, metrics_category_id === null ? null : {})
  if ((application_id && !application.data && !application.error) || (metrics_category_id && !categories.data && !categories.error)) {
    return undefined
  }
  const category = categories.data?.items.find(({ id }) => id === metrics_category_id)
  return {
    known: { application: application.data, metrics_category: category },
    values: {
      ...valuesOf(undefined),
      name: (search.get('name') ?? '').slice(0, METRIC_REQUEST_NAME_MAX),
      application_id: application.data?.id ?? null,
      metrics_category_id: category?.id ?? null,
    },
  }
}

const idIn = (text: string | null) => (v.is(Id, text) ? text : null)
