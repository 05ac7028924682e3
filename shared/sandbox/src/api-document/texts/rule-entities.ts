import { DURING_LAST_MAX } from '@console/contract'
import { APPLICATION_ID } from './applications.ts'
import { CATEGORY, METRIC, PLAY_TIME } from './metrics.ts'
import { count, type Entities } from './resource-texts.ts'

const TIME_RANGE = 'When the value was observed; null for any time. Only for metrics with `supports_time_range`.'
const VALUE =
  'A text for keywords, true or false for booleans, an instant for dates, a number for the rest. Another type is `value_type_mismatch`, a value beyond the type’s range `too_small` or `too_big`, and one that is not in the list `invalid_option`.'

/** Texts on the conditions that select an audience. */
export const ruleEntities: Entities = {
  MetadataRule: {
    description: 'A condition on a metric, with its names. No one whose value of the metric is unknown meets it.',
    example: { ...PLAY_TIME, operator: '>=', value: 2.5, time_range: { type: 'during_last', amount: 2, unit: 'month' } },
    fields: {
      value: 'Of the metric’s type; instants in UTC.',
      time_range: TIME_RANGE,
      metrics_category: 'Null if the provider no longer has the metric.',
      metric: 'Null if the provider no longer has it.',
    },
  },
  MetadataRuleWrite: {
    description: 'A condition on a metric.',
    fields: {
      metrics_category_id: 'The category of the metric.',
      metric_id: 'One of the metrics in the category, otherwise `not_found`.',
      operator: 'One of the metric’s operators, otherwise `operator_not_allowed`.',
      value: VALUE,
      time_range: TIME_RANGE,
    },
  },
  MetadataRules: { description: 'Conditions, all of which must be met; an empty list selects everyone.' },
  RuleCategory: {
    description: 'The category of a condition’s metric.',
    fields: { code: 'For programs; never changes.' },
    example: CATEGORY,
  },
  RuleMetric: {
    description: 'The metric of a condition.',
    fields: { code: 'For programs; never changes.', unit: 'Null for values without one.' },
    example: METRIC,
  },
  TimeRange: { description: 'When the values of a metric count.' },
  SinceRange: { description: 'At a given time or later.' },
  DuringLastRange: {
    description: `During the last 1 to ${DURING_LAST_MAX} hours, days, weeks or months before now. Months are calendar months in UTC.`,
  },
  BetweenRange: {
    description: 'At `from` or later, and before `to`. `to` must be later than `from`, otherwise `end_before_start`.',
  },
  EstimateWrite: {
    description: 'Who to count.',
    example: { audience_type: 'user', application_ids: [APPLICATION_ID] },
    fields: {
      metadata_rule: 'Conditions, all of which must be met; without any, everyone is counted.',
      application_ids: 'The applications to count in; if absent, all of the campaign’s. Others are `not_found` at their index.',
    },
  },
  AudienceEstimate: {
    description: 'How many characters or users meet the conditions.',
    example: { audience_size: 310, audience_type: 'user', metrics_without_values: [] },
    fields: {
      audience_size: count('In each application, only those of its current mode are counted.'),
      estimated_on: 'When they were counted.',
      metrics_without_values: 'The metrics for which no one has a value yet, so no one meets their conditions.',
    },
  },
}
