import * as v from 'valibot'
import { AUDIENCE_TYPES } from './audience-types.ts'
import { UnknownKind } from './fields/keep-unknown.ts'
import { Id, Instant, isInstant, LocalizedText, readPicklist } from './fields/shapes.ts'
import { tidied } from './fields/text.ts'
import type { Metric } from './metrics.ts'
import { DATA_TYPES, type DataType, OPERATORS, operatorsOf } from './operators.ts'
import type { FieldCode } from './route/field-errors.ts'

export const TIME_UNITS = ['hour', 'day', 'week', 'month'] as const
export const DURING_LAST_MAX = 365

const Moment = v.pipe(v.string(), v.nonEmpty(), Instant)
export const SinceRange = v.object({ type: v.literal('since'), since: Moment })
export const DuringLastRange = v.object({
  type: v.literal('during_last'),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DURING_LAST_MAX)),
  unit: v.picklist(TIME_UNITS, 'invalid_option'),
})
/** From the first moment up to, but not including, the second. */
export const BetweenRange = v.pipe(
  v.object({ type: v.literal('between'), from: Moment, to: Moment }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => !(Date.parse(to) <= Date.parse(from)), 'end_before_start'),
    ['to'],
  ),
)
export const TimeRange = v.variant('type', [SinceRange, DuringLastRange, BetweenRange])
export type TimeRange = v.InferOutput<typeof TimeRange>

export const RULE_TEXT_MAX = 200
export const RULES_MAX = 50

const RuleValue = v.union([v.pipe(v.string(), tidied, v.nonEmpty(), v.maxLength(RULE_TEXT_MAX)), v.number(), v.boolean()])
export type RuleValue = v.InferOutput<typeof RuleValue>

/** What its metric allows is checked by `ruleRefusals`, because only the provider's list says it. */
export const MetadataRuleWrite = v.object({
  metrics_category_id: Id,
  metric_id: Id,
  operator: v.picklist(OPERATORS, 'invalid_option'),
  value: RuleValue,
  time_range: v.nullish(TimeRange),
})
export type MetadataRuleWrite = v.InferInput<typeof MetadataRuleWrite>

/** All must hold; none selects everybody. */
export const MetadataRules = v.pipe(v.array(MetadataRuleWrite), v.maxLength(RULES_MAX))

export const RuleCategory = v.object({ id: Id, code: v.string(), name: LocalizedText })
export const RuleMetric = v.object({
  id: Id,
  code: v.string(),
  name: LocalizedText,
  data_type: readPicklist(DATA_TYPES),
  unit: v.nullish(v.string()),
})

const UNKNOWN: UnknownKind = { type: 'unknown' }

/**
 * A condition with the names of what it is about, where the API has them. A time range of a kind that this console does not know is
 * `unknown`, never none: without it the condition would select more people.
 */
export const MetadataRule = v.object({
  metrics_category_id: Id,
  metric_id: Id,
  operator: readPicklist(OPERATORS),
  /** Null where it cannot be read, so that the condition is still shown. */
  value: v.fallback(v.nullable(v.union([v.string(), v.number(), v.boolean()])), null),
  time_range: v.fallback(v.nullish(v.variant('type', [SinceRange, DuringLastRange, BetweenRange, UnknownKind])), UNKNOWN),
  metrics_category: v.nullish(RuleCategory),
  metric: v.nullish(RuleMetric),
})
export type MetadataRule = v.InferOutput<typeof MetadataRule>

/** A `long` reaches as far as a JSON number is exact. */
export const WHOLE_RANGES = {
  byte: [-128, 127],
  short: [-32_768, 32_767],
  integer: [-2_147_483_648, 2_147_483_647],
  long: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
} as const satisfies Partial<Record<DataType, readonly [number, number]>>

/** Of single precision. */
export const FLOAT_MAX = 3.402_823_466_385_288_6e38

export interface RuleRefusal {
  readonly at: 'operator' | 'value' | 'time_range'
  readonly code: FieldCode
  readonly params?: { readonly limit: number }
}

type Judged = Pick<MetadataRuleWrite, 'operator' | 'value' | 'time_range'>
type Judging = Pick<Metric, 'data_type' | 'supports_time_range'> & { readonly allowed_values?: readonly string[] | null | undefined }

/** The rules of contract section 2, for browser and server. A metric of an unknown type refuses nothing. */
export function ruleRefusals(rule: Judged, metric: Judging): RuleRefusal[] {
  const { data_type: type, allowed_values, supports_time_range } = metric
  if (type === 'unknown') return []
  const value = valueRefusal(rule.value, type, allowed_values ?? undefined)
  return [
    ...(operatorsOf(type).includes(rule.operator) ? [] : [{ at: 'operator', code: 'operator_not_allowed' } as const]),
    ...(value ? [{ at: 'value', ...value } as const] : []),
    ...(rule.time_range && !supports_time_range ? [{ at: 'time_range', code: 'invalid_option' } as const] : []),
  ]
}

function valueRefusal(value: RuleValue, type: DataType, allowed: readonly string[] | undefined): Omit<RuleRefusal, 'at'> | undefined {
  if (type === 'keyword') {
    if (typeof value !== 'string') return { code: 'value_type_mismatch' }
    return allowed && !allowed.includes(value) ? { code: 'invalid_option' } : undefined
  }
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : { code: 'value_type_mismatch' }
  if (type === 'date') return typeof value === 'string' && isInstant(value) ? undefined : { code: 'value_type_mismatch' }
  return typeof value === 'number' ? numberRefusal(value, type) : { code: 'value_type_mismatch' }
}

function numberRefusal(value: number, type: Exclude<DataType, 'keyword' | 'boolean' | 'date'>): Omit<RuleRefusal, 'at'> | undefined {
  if (!Number.isFinite(value)) return { code: 'value_type_mismatch' }
  const isWhole = type !== 'double' && type !== 'float'
  if (isWhole && !Number.isInteger(value)) return { code: 'not_integer' }
  const [least, most] = isWhole ? WHOLE_RANGES[type] : type === 'float' ? [-FLOAT_MAX, FLOAT_MAX] : [-Number.MAX_VALUE, Number.MAX_VALUE]
  if (value < least) return { code: 'too_small', params: { limit: least } }
  return value > most ? { code: 'too_big', params: { limit: most } } : undefined
}

/** Without applications, all that the campaign runs on. */
export const EstimateWrite = v.object({
  metadata_rule: MetadataRules,
  audience_type: v.picklist(AUDIENCE_TYPES, 'invalid_option'),
  application_ids: v.nullish(v.pipe(v.array(Id), v.minLength(1), v.maxLength(100))),
})
export type EstimateWrite = v.InferInput<typeof EstimateWrite>

export const AudienceEstimate = v.object({
  audience_size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  audience_type: readPicklist(AUDIENCE_TYPES),
  estimated_on: Instant,
  /** Metrics of the conditions without any value yet; a real backend may not say. */
  metrics_without_values: v.optional(v.array(Id)),
})
export type AudienceEstimate = v.InferOutput<typeof AudienceEstimate>
