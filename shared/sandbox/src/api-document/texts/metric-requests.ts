import { metricRequestId } from '../../seed/metric-requests.ts'
import { APPLICATION_ID } from './applications.ts'
import { CATEGORY, PLAY_TIME } from './metrics.ts'
import type { ResourceTexts } from './resource-texts.ts'

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
    },
    'metric_requests.create': {
      summary: 'Request a metric',
      description: 'It is pending until the provider decides.',
      wrong: { '/body/data_type': 'invalid_option', '/body/application_id': 'not_found' },
    },
    'metric_requests.get': { summary: 'Read a metric request', description: 'With the decision, once there is one.' },
    'metric_requests.update': {
      summary: 'Change a metric request',
      description: DECIDED,
      wrong: { '/body/name': 'required' },
    },
    'metric_requests.delete': { summary: 'Withdraw a metric request', description: DECIDED },
  },
  entities: {
    MetricRequest: {
      description: 'A request for a new metric.',
      example: {
        id: metricRequestId(2),
        name: 'Số đèn lồng đã thắp',
        description: 'Tổng số đèn lồng mà nhân vật đã thắp trong mùa lễ hội.',
        data_type: 'short',
        example: '40',
        status: 'pending',
        decided_on: null,
        metric: null,
      },
      fields: {
        example: FIELDS.example,
        application: 'The application that would report it; null for none in particular.',
        decision_note: 'Why it was rejected.',
        decided_on: 'Null as long as it is pending.',
        metric: 'The metric that was created on approval; null before.',
      },
    },
    MetricRequestWrite: {
      description: 'What a request is created with, and what can be changed in it.',
      fields: FIELDS,
      example: { application_id: APPLICATION_ID, metrics_category_id: PLAY_TIME.metrics_category_id },
    },
    RequestedCategory: { description: 'The category that a metric is requested for.', example: CATEGORY },
    RequestedMetric: { description: 'The metric that a request led to.', fields: { code: 'For programs; never changes.' } },
  },
}
