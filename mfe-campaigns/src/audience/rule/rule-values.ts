import { type MetadataRule, MetadataRuleWrite, type Operator, type TimeRange, type UnknownKind } from '@console/contract'
import * as v from 'valibot'

type DuringLast = Extract<TimeRange, { readonly type: 'during_last' }>

/** In the form, an empty number is null, what is no number stays as it was typed, and an unknown kind can only be kept. */
export type TimeRangeValues =
  | Exclude<TimeRange, DuringLast>
  | UnknownKind
  | { readonly type: 'during_last'; readonly amount: number | string | null; readonly unit: DuringLast['unit'] }

export interface RuleValues {
  /** Empty until it is chosen; a number where a backend has numbers, as the contract reads them. */
  readonly metrics_category_id: string | number
  readonly metric_id: string | number
  readonly operator: Operator | 'unknown' | ''
  readonly value: string | number | boolean | null
  readonly time_range?: TimeRangeValues | null | undefined
  /** The names of both, for display; the API ignores them. */
  readonly metrics_category?: MetadataRule['metrics_category']
  readonly metric?: MetadataRule['metric']
}

export const newRule = (): RuleValues => ({
  metrics_category_id: '',
  metric_id: '',
  operator: '',
  value: null,
  time_range: null,
  metrics_category: null,
  metric: null,
})

export function valuesOfRule({ time_range, metrics_category, metric, ...rule }: MetadataRule): RuleValues {
  return {
    ...newRule(),
    ...rule,
    time_range: time_range ?? null,
    metrics_category: metrics_category ?? null,
    metric: metric ?? null,
  }
}

export type CompleteRule = v.InferOutput<typeof MetadataRuleWrite>

/** Undefined while the condition is not complete. */
export function completeRule(rule: RuleValues): CompleteRule | undefined {
  const read = v.safeParse(MetadataRuleWrite, rule)
  return read.success ? read.output : undefined
}

/** Whether the console can only keep a part of the condition: counted without it, the audience would be wider. */
export const isUnreadable = ({ operator, time_range }: Pick<RuleValues, 'operator' | 'time_range'>): boolean =>
  operator === 'unknown' || time_range?.type === 'unknown'
