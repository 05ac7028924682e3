import type { DataType } from '@console/contract'
import { metricOf } from '../known-metrics.ts'
import type { RuleValues } from './rule-values.ts'

export type MetricKind = 'keyword' | 'boolean' | 'date' | 'number'

export function kindOf(type: DataType): MetricKind {
  return type === 'keyword' || type === 'boolean' || type === 'date' ? type : 'number'
}

/** The kind of the metric; if its type is not known, that of the value. */
export function kindOfRule(rule: Pick<RuleValues, 'metrics_category_id' | 'metric_id' | 'metric' | 'value'>): MetricKind {
  const type = metricOf(rule)?.data_type
  if (type && type !== 'unknown') return kindOf(type)
  if (typeof rule.value === 'number') return 'number'
  return typeof rule.value === 'boolean' ? 'boolean' : 'keyword'
}
