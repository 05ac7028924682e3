import { WHOLE_RANGES } from '@console/contract'
import { metricOf } from '../known-metrics.ts'
import { kindOfRule } from './metric-kind.ts'
import { type CompleteRule, completeRule, type RuleValues } from './rule-values.ts'

/** A warning about a condition beside an earlier one; nothing is refused for it. */
export interface RuleDoubt {
  readonly is: 'repeats' | 'contradicts'
  /** Index of the earlier one. */
  readonly other: number
}

/** Returns for each condition the first earlier one that it repeats or contradicts. */
export function doubtsOf(rules: readonly RuleValues[]): (RuleDoubt | undefined)[] {
  // The contract's output lacks the name and the type of the metric.
  const complete = rules.map((rule) => {
    const read = completeRule(rule)
    return read && { ...read, metric: metricOf(rule) }
  })
  return complete.map((rule, at) => {
    if (!rule) return undefined
    const found = complete.slice(0, at).map((earlier) => earlier && doubtBetween(earlier, rule))
    const other = found.findIndex((is) => is !== undefined)
    const is = found[other]
    return is && { is, other }
  })
}

type Known = CompleteRule & Pick<RuleValues, 'metric'>

function doubtBetween(a: Known, b: Known): RuleDoubt['is'] | undefined {
  // Values of different times are different values.
  if (a.metric_id !== b.metric_id || !isSameRange(a, b)) return undefined
  if (a.operator === b.operator && a.value === b.value) return 'repeats'
  return areCompatible(a, b) ? undefined : 'contradicts'
}

const isSameRange = (a: Known, b: Known) => JSON.stringify(a.time_range ?? null) === JSON.stringify(b.time_range ?? null)

/** Returns whether some value satisfies both. */
function areCompatible(a: Known, b: Known): boolean {
  if (a.operator === '<>' || b.operator === '<>') {
    const isOnlyValue = a.operator === '=' || b.operator === '='
    return !(isOnlyValue && a.value === b.value)
  }
  const [first, second] = [spanOf(a), spanOf(b)]
  if (!first || !second) return a.value === b.value
  const [least, most] = [first.least > second.least ? first : second, first.most < second.most ? first : second]
  if (least.least !== most.most) return least.least < most.most
  // A single value is left, which every bound at it has to include.
  return [first, second].every(
    (span) => (span.least !== least.least || span.includesLeast) && (span.most !== most.most || span.includesMost),
  )
}

interface Span {
  readonly least: number
  readonly includesLeast: boolean
  readonly most: number
  readonly includesMost: boolean
}

/** The values that a condition allows; undefined for values without an order. */
function spanOf(rule: Known): Span | undefined {
  const place = placeOf(rule)
  if (place === undefined) return undefined
  const { operator } = rule
  const isFrom = operator === '>' || operator === '>=' || operator === '='
  const isTo = operator === '<' || operator === '<=' || operator === '='
  // Whole numbers: `> 5` is `>= 6`.
  const gap = isWhole(rule) ? 1 : 0
  return {
    least: isFrom ? place + (operator === '>' ? gap : 0) : Number.NEGATIVE_INFINITY,
    includesLeast: operator !== '>' || gap > 0,
    most: isTo ? place - (operator === '<' ? gap : 0) : Number.POSITIVE_INFINITY,
    includesMost: operator !== '<' || gap > 0,
  }
}

function isWhole(rule: Known): boolean {
  const type = metricOf(rule)?.data_type
  return type !== undefined && type in WHOLE_RANGES
}

function placeOf(rule: Known): number | undefined {
  const { value } = rule
  if (typeof value === 'number') return value
  return typeof value === 'string' && kindOfRule(rule) === 'date' ? Date.parse(value) : undefined
}
