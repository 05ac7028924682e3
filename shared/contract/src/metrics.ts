import * as v from 'valibot'
import { Id, LocalizedText, readPicklist } from './fields/shapes.ts'
import { plainText } from './fields/text.ts'
import { DATA_TYPES, OPERATORS } from './operators.ts'
import { listOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const MetricCategory = v.object({
  id: Id,
  code: v.string(),
  name: LocalizedText,
  description: LocalizedText,
  metrics_count: v.optional(v.number()),
})
export type MetricCategory = v.InferOutput<typeof MetricCategory>

/** Something that is known of characters and users, with which rules select them. Provider-owned. */
export const Metric = v.object({
  id: Id,
  code: v.string(),
  metrics_category_id: Id,
  name: LocalizedText,
  description: LocalizedText,
  data_type: readPicklist(DATA_TYPES),
  operators: v.array(readPicklist(OPERATORS)),
  unit: v.nullish(v.string()),
  /** Of a keyword, if its values are a closed list. */
  allowed_values: v.nullish(v.array(v.string())),
  supports_time_range: v.optional(v.boolean(), false),
})
export type Metric = v.InferOutput<typeof Metric>

const CATEGORIES = '/pub/core/api/v1/publishers/:publisher_id/metrics-categories'
const access = {
  any_of: [
    'pub:campaigns:create',
    'pub:campaign:create',
    'pub:campaigns:update',
    'pub:metric_request:create',
    'pub:metric_request:update',
    'campaign:update',
  ],
} as const

export const listMetricCategories = route({
  id: 'metrics_categories.list',
  method: 'GET',
  path: CATEGORIES,
  access,
  response: listOf(MetricCategory),
  status: 200,
  errors: [],
})
export const listMetrics = route({
  id: 'metrics_categories.metrics',
  method: 'GET',
  path: `${CATEGORIES}/:metrics_category_id/metrics`,
  access,
  query: v.object({ q: v.optional(plainText(200)) }),
  response: listOf(Metric),
  status: 200,
  errors: ['metrics_category_not_found'],
})
