import { DURING_LAST_MAX } from '@console/contract'
import { count, type Entities } from './resource-texts.ts'

const TIME_RANGE = 'When the value was observed; null for any time. Only for metrics with `supports_time_range`.'
const VALUE =
  'A text for keywords, true or false for booleans, an instant for dates, a number for the rest: of another type it is `value_type_mismatch`, beyond the type’s range `too_small` or `too_big`, and of no listed value `invalid_option`.'

/** Texts on the conditions that select an audience. */
export const ruleEntities: Entities = {
  MetadataRule: {
    description: 'A condition on a metric, with its names. It holds for nobody whose value of the metric is unknown.',
    fields: {
      value: 'As the metric’s type has it; instants in UTC.',
      time_range: TIME_RANGE,
      metrics_category: 'Null if the provider no longer has the metric.',
      metric: 'Null if the provider no longer has it.',
    },
  },
  MetadataRuleWrite: {
    description: 'A condition on a metric.',
    fields: {
      metrics_category_id: 'The category of the metric.',
      metric_id: 'One of the metrics of the category, else `not_found`.',
      operator: 'One of the metric’s, else `operator_not_allowed`.',
      value: VALUE,
      time_range: TIME_RANGE,
    },
  },
  MetadataRules: { description: 'Conditions, all of which must hold; none selects everybody.' },
  RuleCategory: { description: 'The category of a condition’s metric.', fields: { code: 'For programs; never changes.' } },
  RuleMetric: {
    description: 'The metric of a condition.',
    fields: { code: 'For programs; never changes.', unit: 'Null for values without one.' },
  },
  TimeRange: { description: 'When the values of a metric count.' },
  SinceRange: { description: 'At a moment or later.' },
  DuringLastRange: {
    description: `During the last 1 to ${DURING_LAST_MAX} hours, days, weeks or months before now. Months are those of the calendar in UTC.`,
  },
  BetweenRange: {
    description: 'At `from` or later, and before `to`. `to` must be later than `from`, else `end_before_start`.',
  },
  EstimateWrite: {
    description: 'Whom to count.',
    fields: {
      metadata_rule: 'Conditions, all of which must hold; without one, everybody is counted.',
      application_ids: 'Of which applications: those of the campaign where it is absent. Others are `not_found` at their index.',
    },
  },
  AudienceEstimate: {
    description: 'How many the conditions select.',
    fields: {
      audience_size: count('Of each application, those of the mode that it has now.'),
      estimated_on: 'When they were counted.',
      metrics_without_values: 'The metrics of the conditions that nobody has a value of yet, so that their conditions hold for nobody.',
    },
  },
}
