import { type FieldError, ruleRefusals } from '@console/contract'
import type { FieldRefusal } from '@console/forms'
import { JSON_FIELD, type JsonEdit } from '../json-edit.ts'
import { knownMetric } from '../known-metrics.ts'
import { kindOf } from './metric-kind.ts'
import { completeRule, type RuleValues } from './rule-values.ts'
import { valueInKind } from './value-in-kind.ts'

/** Whether a metric takes a time range does not depend on which. */
const ANY_RANGE = { type: 'during_last', amount: 1, unit: 'day' } as const

interface Audience {
  readonly metadata_rule: readonly RuleValues[]
  readonly metadata_json: JsonEdit | null
}

/** Refusals beside those of the contract's schema: by the metrics, and of JSON that is not applied. */
export function audienceErrors({ metadata_rule, metadata_json }: Audience): FieldRefusal[] {
  const unapplied = metadata_json ? [{ pointer: `/body/${JSON_FIELD}`, code: 'invalid_json' }] : []
  return [...ruleErrors(metadata_rule, '/body/metadata_rule'), ...unapplied]
}

/** Refusals by the metrics that were loaded so far; pointers are like `/body/metadata_rule/0/value`. */
export function ruleErrors(rules: readonly RuleValues[], pointer: string): FieldError[] {
  return rules.flatMap((rule, at) => ruleErrorsOf(rule, `${pointer}/${at}`))
}

/** Refusals of one condition. Missing parts are left to the contract's schema. */
export function ruleErrorsOf({ metrics_category_id, metric_id, operator, value, time_range }: RuleValues, pointer: string): FieldError[] {
  const metric = metric_id === '' ? undefined : knownMetric(metrics_category_id, metric_id)
  if (metric === undefined) return []
  if (metric === 'gone') return [{ pointer: `${pointer}/metric_id`, code: 'not_found', message: 'not_found' }]
  const refusals = ruleRefusals(
    {
      operator: operator === 'unknown' ? '=' : operator || '=',
      value: (metric.data_type === 'unknown' ? value : valueInKind(value, kindOf(metric.data_type))) ?? '',
      time_range: time_range ? ANY_RANGE : null,
    },
    metric,
  )
  const isEmpty = value === null || value === ''
  return refusals
    .filter(({ at }) => at !== 'value' || !isEmpty)
    .map(({ at, code, params }) => ({ pointer: `${pointer}/${at}`, code, message: code, ...(params ? { params } : {}) }))
}

/** Whether the condition is complete and its metric refuses nothing. */
export const isCountable = (rule: RuleValues): boolean => completeRule(rule) !== undefined && ruleErrorsOf(rule, '').length === 0
