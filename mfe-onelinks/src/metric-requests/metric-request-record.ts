import {
  createMetricRequest,
  type DataType,
  deleteMetricRequest,
  getMetricRequest,
  listMetricRequests,
  type MetricRequest,
  MetricRequestWrite,
  paths,
  updateMetricRequest,
} from '@console/contract'
import { describeRecord, formOf, idIn } from '@console/records'
import { useText } from '../text.ts'

/** The data type is null until it is chosen. */
export interface MetricRequestValues extends Readonly<Record<string, unknown>> {
  readonly name: string
  readonly description: string
  readonly application_id: string | null
  readonly metrics_category_id: string | null
  readonly data_type: DataType | 'unknown' | null
  readonly example: string
}

export const metricRequestRecord = describeRecord({
  messagePrefix: 'metricRequest',
  listMessagePrefix: 'metricRequests',
  text: useText,
  icon: 'metric-requests',
  list: listMetricRequests,
  read: getMetricRequest,
  create: createMetricRequest,
  update: updateMetricRequest,
  remove: deleteMetricRequest,
  gone: ['metric_request_not_found'],
  title: ({ name }) => name,
  params: ({ id }) => ({ metric_request_id: id }),
  path: ({ id }) => paths.metricRequest(id),
  listPath: () => paths.metricRequests(),
  createPath: () => paths.metricRequestCreate(),
  schema: formOf<MetricRequestValues>()(MetricRequestWrite),
  values: valuesOf,
  written: ({ application, metrics_category }: Readonly<Record<'application' | 'metrics_category', unknown>>) => ({
    application_id: idIn(application),
    metrics_category_id: idIn(metrics_category),
  }),
})

export function valuesOf(request: MetricRequest | undefined): MetricRequestValues {
  return {
    name: request?.name ?? '',
    description: request?.description ?? '',
    application_id: request?.application?.id ?? null,
    metrics_category_id: request?.metrics_category?.id ?? null,
    data_type: request?.data_type ?? null,
    example: request?.example ?? '',
  }
}
