import type { Metric, MetricCategory, RuleCategory, RuleMetric } from '@console/contract'
import type * as v from 'valibot'
import { metricIds } from '../../seed/metrics.ts'
import { count, type ResourceTexts } from './resource-texts.ts'

const PLAY_TIME = metricIds('playtime')

export const CATEGORY: MetricCategory = {
  id: PLAY_TIME.metrics_category_id,
  code: 'engagement',
  name: { en: 'Engagement', vi: 'Mức độ gắn bó' },
  description: { en: 'How often and how long someone plays.', vi: 'Người chơi vào game thường xuyên đến đâu và chơi bao lâu.' },
  metrics_count: 4,
}
export const METRIC: Metric = {
  id: PLAY_TIME.metric_id,
  code: 'playtime',
  metrics_category_id: CATEGORY.id,
  name: { en: 'Play time', vi: 'Thời gian chơi' },
  description: { en: 'Hours spent in the game.', vi: 'Số giờ đã chơi.' },
  data_type: 'double',
  operators: ['>', '<', '>=', '<=', '=', '<>'],
  unit: 'h',
  allowed_values: null,
  supports_time_range: true,
}
/** Both as a condition shows them. */
export const RULE_CATEGORY: v.InferOutput<typeof RuleCategory> = { id: CATEGORY.id, code: CATEGORY.code, name: CATEGORY.name }
export const RULE_METRIC: v.InferOutput<typeof RuleMetric> = {
  id: METRIC.id,
  code: METRIC.code,
  name: METRIC.name,
  data_type: METRIC.data_type,
  unit: 'h',
}

const OWN = 'A member with the own key alone can make this call once they own a campaign.'

export const metricTexts: ResourceTexts<'metrics_categories'> = {
  tag: 'What is known about the characters and users of applications. Rules use it to select audiences. The provider maintains the list.',
  calls: {
    'metrics_categories.list': {
      summary: 'List metric categories',
      description: `In the provider’s order. ${OWN}`,
      answer: { items: [CATEGORY] },
    },
    'metrics_categories.metrics': {
      summary: 'List the metrics of a category',
      description: `In the provider’s order. ${OWN}`,
      query: { q: 'Part of the code or of the name in either language.' },
      answer: { items: [METRIC] },
    },
  },
  entities: {
    MetricCategory: {
      description: 'Metrics that belong together.',
      fields: { code: 'For programs; never changes.', metrics_count: count('How many metrics it has.') },
    },
    Metric: {
      description: 'Something that is known about characters or users.',
      fields: {
        code: 'For programs; never changes.',
        data_type: 'The type of its values. `byte`, `short`, `integer` and `long` are whole numbers of 8, 16, 32 and 53 bits.',
        operators: 'Those that a rule can use.',
        unit: 'Null for values without one.',
        allowed_values: 'The closed list of a keyword’s values; null if any text is allowed.',
        supports_time_range: 'Whether a rule can say when its values were observed.',
      },
    },
  },
}
