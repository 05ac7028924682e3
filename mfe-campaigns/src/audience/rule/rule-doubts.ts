import { WHOLE_RANGES } from '@console/contract'
import { metricOf } from '../known-metrics.ts'
import { kindOfRule } from './metric-kind.ts'
import { type CompleteRule, completeRule, type RuleValues } from './rule-values.ts'

/** What is odd about a condition beside an earlier one. Nothing is refused for it. */
export interface RuleDoubt {
  readonly is: 'repeats' | 'contradicts'
  /** The index of the earlier one. */
  readonly other: number
}

/** Returns for each condition what is odd about it, beside the first that it repeats or contradicts. */
export function doubtsOf(rules: readonly RuleValues[]): (RuleDoubt | undefined)[] {
  // What the contract makes of a condition is without the name and the type of its metric.
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

/** From where to where a condition lets values be; undefined for values without an order. */
function spanOf(rule: Known): Span | undefined {
  const place = placeOf(rule)
  if (place === undefined) return undefined
  const { operator } = rule
  const isFrom = operator === '>' || operator === '>=' || operator === '='
  const isTo = operator === '<' || operator === '<=' || operator === '='
  // Between two whole numbers there is nothing.
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
