import type { Operator, TimeRange } from '@console/contract'
import { and, eq, gt, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { audienceMembers, columnOfMetric } from '../db/schema/index.ts'
import type { CheckedRule } from './rules.ts'

const COMPARE = { '=': eq, '<>': ne, '>': gt, '<': lt, '>=': gte, '<=': lte } as const satisfies Record<Operator, unknown>

/** A condition holds for no member without a value of its metric. */
export function predicateOf({ rule, metric }: CheckedRule, now: Date): SQL | undefined {
  const column = columnOfMetric(metric.code)
  if (!column) return sql`false`
  const { from, before } = rule.time_range ? periodOf(rule.time_range, now) : {}
  return and(
    COMPARE[rule.operator](column, operandOf(rule.value, metric.data_type)),
    from && gte(audienceMembers.observed_on, from),
    before && lt(audienceMembers.observed_on, before),
  )
}

/** Any number compares with a column of whole numbers, also one that its type cannot hold. */
function operandOf(value: CheckedRule['rule']['value'], type: CheckedRule['metric']['data_type']): unknown {
  if (typeof value === 'number') return sql`${value}::float8`
  return type === 'date' ? new Date(String(value)) : value
}

/** From the beginning of the range up to, but not including, its end. */
export function periodOf(range: TimeRange, now: Date): { readonly from: Date; readonly before?: Date } {
  if (range.type === 'since') return { from: new Date(range.since) }
  if (range.type === 'between') return { from: new Date(range.from), before: new Date(range.to) }
  return {
    from: range.unit === 'month' ? monthsBefore(now, range.amount) : new Date(now.getTime() - range.amount * MS[range.unit]),
    before: now,
  }
}

const HOUR = 3_600_000
const MS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR } as const

/** The same day and time of an earlier month in UTC, or the last day of a month that is shorter. */
function monthsBefore(now: Date, amount: number): Date {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - amount + 1, 0)).getUTCDate()
  const before = new Date(now)
  before.setUTCMonth(now.getUTCMonth() - amount, Math.min(now.getUTCDate(), lastDay))
  return before
}
