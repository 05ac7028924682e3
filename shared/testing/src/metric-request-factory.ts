import { call } from '@console/api'
import { createMetricRequest, type MetricRequest, type MetricRequestWrite } from '@console/contract'

let made = 0

/** A pending metric request, made like an application, with a name of its own. */
export function metricRequestFactory(wanted: Partial<MetricRequestWrite> = {}): Promise<MetricRequest> {
  made += 1
  const body: MetricRequestWrite = { name: `Wish for a test ${made}`, description: 'Made for a test', data_type: 'integer', ...wanted }
  return call(createMetricRequest, {}, { body })
}
