import { type Metric, type MetricCategory, operatorsOf, ruleRefusals } from '@console/contract'
import { newRule, type RuleValues } from './rule-values.ts'

export function withCategory(rule: RuleValues, category: MetricCategory | undefined): RuleValues {
  if (!category) return newRule()
  const { id, code, name } = category
  return { ...rule, metrics_category_id: id, metrics_category: { id, code, name }, metric_id: '', metric: null }
}

/** Operator, value and time range stay if they fit the new metric. */
export function withMetric(rule: RuleValues, metric: Metric | undefined): RuleValues {
  if (!metric) return { ...rule, metric_id: '', metric: null }
  const { id, code, name, data_type, unit } = metric
  const operators = data_type === 'unknown' ? undefined : operatorsOf(data_type)
  const { operator } = rule
  const isOperatorRefused = operator !== '' && (operator === 'unknown' || operators?.includes(operator) === false)
  const refusals = rule.value === null ? [] : ruleRefusals({ operator: '=', value: rule.value }, metric)
  return {
    ...rule,
    metric_id: id,
    metric: { id, code, name, data_type, unit: unit ?? null },
    operator: isOperatorRefused ? '' : operator,
    value: refusals.length > 0 ? null : rule.value,
    time_range: metric.supports_time_range ? rule.time_range : null,
  }
}
