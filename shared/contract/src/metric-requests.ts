import * as v from 'valibot'
import { ApplicationRef } from './application-ref.ts'
import { Id, Instant, LocalizedText, readPicklist, stamp, UserRef } from './fields/shapes.ts'
import { plainText, requiredText } from './fields/text.ts'
import { DATA_TYPES } from './operators.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const METRIC_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const
export type MetricRequestStatus = (typeof METRIC_REQUEST_STATUSES)[number] | 'unknown'

export const METRIC_REQUEST_NAME_MAX = 200
const METRIC_REQUEST_DESCRIPTION_MAX = 2000
const METRIC_REQUEST_EXAMPLE_MAX = 1000

export const RequestedCategory = v.object({ id: Id, name: LocalizedText })
export const RequestedMetric = v.object({ id: Id, code: v.string() })

export const MetricRequest = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
  application: v.nullish(ApplicationRef),
  metrics_category: v.nullish(RequestedCategory),
  data_type: readPicklist(DATA_TYPES),
  example: v.optional(v.string(), ''),
  status: readPicklist(METRIC_REQUEST_STATUSES),
  decision_note: v.nullish(v.string()),
  decided_on: v.nullish(Instant),
  metric: v.nullish(RequestedMetric),
  requested_by: v.optional(UserRef),
  ...stamp,
})
export type MetricRequest = v.InferOutput<typeof MetricRequest>

export const MetricRequestWrite = v.object({
  name: requiredText(METRIC_REQUEST_NAME_MAX),
  description: requiredText(METRIC_REQUEST_DESCRIPTION_MAX),
  /** Null for a metric of no single application. */
  application_id: v.nullish(Id),
  metrics_category_id: v.nullish(Id),
  data_type: v.picklist(DATA_TYPES, 'invalid_option'),
  example: v.nullish(plainText(METRIC_REQUEST_EXAMPLE_MAX)),
})
export type MetricRequestWrite = v.InferInput<typeof MetricRequestWrite>

const REQUESTS = '/pub/core/api/v1/publishers/:publisher_id/metric-requests'
const answers = { read: 'metric_requests.get', id: 'metric_request_id' } as const
const touches = ['metric_requests']

export const listMetricRequests = route({
  id: 'metric_requests.list',
  method: 'GET',
  path: REQUESTS,
  access: { any_of: ['pub:metric_request:read-list'] },
  query: v.object({
    ...listQuery(['name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(METRIC_REQUEST_STATUSES)),
    application_id: v.optional(Id),
  }),
  response: pageOf(MetricRequest),
  status: 200,
  errors: [],
})
export const createMetricRequest = route({
  id: 'metric_requests.create',
  method: 'POST',
  path: REQUESTS,
  access: { any_of: ['pub:metric_request:create'] },
  body: MetricRequestWrite,
  response: MetricRequest,
  status: 201,
  errors: [],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const getMetricRequest = route({
  id: 'metric_requests.get',
  method: 'GET',
  path: `${REQUESTS}/:metric_request_id`,
  access: { any_of: ['pub:metric_request:read'] },
  response: MetricRequest,
  status: 200,
  errors: ['metric_request_not_found'],
  versioned: true,
})
export const updateMetricRequest = route({
  id: 'metric_requests.update',
  method: 'PUT',
  path: `${REQUESTS}/:metric_request_id`,
  access: { any_of: ['pub:metric_request:update'] },
  body: MetricRequestWrite,
  response: MetricRequest,
  status: 200,
  errors: ['metric_request_not_found', 'metric_request_decided', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteMetricRequest = route({
  id: 'metric_requests.delete',
  method: 'DELETE',
  path: `${REQUESTS}/:metric_request_id`,
  access: { any_of: ['pub:metric_request:delete'] },
  status: 204,
  errors: ['metric_request_not_found', 'metric_request_decided', 'version_mismatch'],
  touches,
})

/** Returns whether a request can still be changed and deleted: the provider has not decided on it. */
export const isUndecided = (status: MetricRequestStatus): boolean => status === 'pending'
