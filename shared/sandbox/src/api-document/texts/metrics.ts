import { metricIds } from '../../seed/metrics.ts'
import { count, type ResourceTexts } from './resource-texts.ts'

/** What the records of the examples are measured by. */
export const PLAY_TIME = metricIds('playtime')
export const CATEGORY = {
  id: PLAY_TIME.metrics_category_id,
  code: 'engagement',
  name: { en: 'Engagement', vi: 'Mức độ gắn bó' },
} as const
export const METRIC = {
  id: PLAY_TIME.metric_id,
  code: 'playtime',
  name: { en: 'Play time', vi: 'Thời gian chơi' },
  data_type: 'double',
  unit: 'h',
} as const

const OWN = 'A member with the own key alone can make this call once they own a campaign.'

export const metricTexts: ResourceTexts<'metrics_categories'> = {
  tag: 'What is known about the characters and users of applications. Rules use it to select audiences. The provider maintains the list.',
  calls: {
    'metrics_categories.list': {
      summary: 'List metric categories',
      description: `In the provider’s order. ${OWN}`,
    },
    'metrics_categories.metrics': {
      summary: 'List the metrics of a category',
      description: `In the provider’s order. ${OWN}`,
      query: { q: 'Part of the code or of the name in either language.' },
    },
  },
  entities: {
    MetricCategory: {
      description: 'Metrics that belong together.',
      example: {
        ...CATEGORY,
        description: { en: 'How often and how long someone plays.', vi: 'Người chơi vào game thường xuyên đến đâu và chơi bao lâu.' },
        metrics_count: 4,
      },
      fields: { code: 'For programs; never changes.', metrics_count: count('How many metrics it has.') },
    },
    Metric: {
      description: 'Something that is known about characters or users.',
      example: {
        ...METRIC,
        metrics_category_id: CATEGORY.id,
        description: { en: 'Hours spent in the game.', vi: 'Số giờ đã chơi.' },
        operators: ['>', '<', '>=', '<=', '=', '<>'],
        supports_time_range: true,
      },
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
