import type { MetricRequest, MetricRequestWrite } from '@console/contract'
import { metricRequestId } from '../../seed/metric-requests.ts'
import { USER } from '../../seed/users.ts'
import { LANTERN_NIGHT } from './applications.ts'
import { CATEGORY } from './metrics.ts'
import type { ResourceTexts } from './resource-texts.ts'

const REQUEST: MetricRequestWrite = {
  name: 'Số đèn lồng đã thắp',
  description: 'Tổng số đèn lồng mà nhân vật đã thắp trong mùa lễ hội.',
  application_id: LANTERN_NIGHT.id,
  metrics_category_id: CATEGORY.id,
  data_type: 'short',
  example: '40',
}
const ASKED: MetricRequest = {
  id: metricRequestId(2),
  name: 'Số đèn lồng đã thắp',
  description: 'Tổng số đèn lồng mà nhân vật đã thắp trong mùa lễ hội.',
  application: LANTERN_NIGHT,
  metrics_category: { id: CATEGORY.id, name: CATEGORY.name },
  data_type: 'short',
  example: '40',
  status: 'pending',
  decision_note: null,
  decided_on: null,
  metric: null,
  requested_by: { id: USER.owner, email: 'owner@lotus.example', first_name: 'Liên', last_name: 'Nguyễn' },
  version: 1,
  created_on: '2026-11-18T00:00:00.000Z',
  updated_on: '2026-11-18T00:00:00.000Z',
}
const LATER = '2026-11-20T08:00:00.000Z'
const DECIDED = 'Once the provider has decided on it: 409 `metric_request_decided`.'
const FIELDS = {
  application_id: 'The application that would report it; null for none in particular. One of another publisher is `not_found`.',
  metrics_category_id: 'Where it belongs; null to let the provider choose.',
  example: 'A value that it can have.',
} as const

export const metricRequestTexts: ResourceTexts<'metric_requests'> = {
  tag: 'Requests for new metrics, which the provider approves or rejects.',
  calls: {
    'metric_requests.list': {
      summary: 'List metric requests',
      description: 'Those of every member of the publisher.',
      query: {
        q: 'Part of the name.',
        status: 'Only those with this status.',
        application_id: 'Only those for this application.',
      },
      answer: { items: [ASKED], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    'metric_requests.create': {
      summary: 'Request a metric',
      description: 'It is pending until the provider decides.',
      request: REQUEST,
      wrong: { '/body/data_type': 'invalid_option', '/body/application_id': 'not_found' },
      answer: ASKED,
    },
    'metric_requests.get': { summary: 'Read a metric request', description: 'With the decision, once there is one.', answer: ASKED },
    'metric_requests.update': {
      summary: 'Change a metric request',
      description: DECIDED,
      request: { ...REQUEST, data_type: 'integer' },
      wrong: { '/body/name': 'required' },
      answer: { ...ASKED, data_type: 'integer', version: 2, updated_on: LATER },
    },
    'metric_requests.delete': { summary: 'Withdraw a metric request', description: DECIDED },
  },
  entities: {
    MetricRequest: {
      description: 'A request for a new metric.',
      fields: {
        example: FIELDS.example,
        application: 'The application that would report it; null for none in particular.',
        decision_note: 'Why it was rejected.',
        decided_on: 'Null as long as it is pending.',
        metric: 'The metric that was created on approval; null before.',
      },
    },
    MetricRequestWrite: { description: 'What a request is created with, and what can be changed in it.', fields: FIELDS },
    RequestedCategory: { description: 'The category that a metric is requested for.' },
    RequestedMetric: { description: 'The metric that a request led to.', fields: { code: 'For programs; never changes.' } },
  },
}
