import { useCall } from '@console/api'
import { getApplication, Id, listMetricCategories, METRIC_REQUEST_NAME_MAX } from '@console/contract'
import { useSearchParams } from '@console/router'
import * as v from 'valibot'
import { valuesOf } from './metric-request-record.ts'

/** Values from the address, as far as they exist and the person may see them. Undefined until that is known. */
export function usePrefill() {
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
