import type { AudienceMemberRow, AudienceRule, MetricRow } from '../db/schema/index.ts'

export interface NaiveRule {
  readonly rule: AudienceRule
  readonly metric: Pick<MetricRow, 'code' | 'data_type'>
}

/** Counts members one by one in memory, as the contract reads: what estimates are compared with. */
export function naiveCount(members: readonly AudienceMemberRow[], rules: readonly NaiveRule[], now: Date): number {
  return members.filter((member) => rules.every((one) => holds(member, one, now))).length
}

function holds(member: AudienceMemberRow, { rule, metric }: NaiveRule, now: Date): boolean {
  const found: unknown = Object.getOwnPropertyDescriptor(member, metric.code)?.value
  if (found === null || found === undefined) return false
  const [value, wanted] =
    metric.data_type === 'date' ? [Date.parse(Object(found).toISOString()), Date.parse(String(rule.value))] : [found, rule.value]
  return compares(value, rule.operator, wanted) && (rule.time_range === null || isWithin(member.observed_on, rule.time_range, now))
}

function compares(value: unknown, operator: AudienceRule['operator'], wanted: unknown): boolean {
  if (operator === '=') return value === wanted
  if (operator === '<>') return value !== wanted
  const difference = Number(value) - Number(wanted)
  if (operator === '>') return difference > 0
  if (operator === '<') return difference < 0
  return operator === '>=' ? difference >= 0 : difference <= 0
}

function isWithin(observed: Date, range: NonNullable<AudienceRule['time_range']>, now: Date): boolean {
  const time = observed.getTime()
  if (range.type === 'since') return time >= Date.parse(range.since)
  if (range.type === 'between') return time >= Date.parse(range.from) && time < Date.parse(range.to)
  return time >= before(now, range.amount, range.unit).getTime() && time < now.getTime()
}

const HOURS = { hour: 1, day: 24, week: 168 } as const

function before(now: Date, amount: number, unit: 'hour' | 'day' | 'week' | 'month'): Date {
  if (unit !== 'month') return new Date(now.getTime() - amount * HOURS[unit] * 3_600_000)
  const moved = new Date(now)
  moved.setUTCMonth(moved.getUTCMonth() - amount)
  // A month without this day has moved on into the next one.
  if (moved.getUTCDate() !== now.getUTCDate()) moved.setUTCDate(0)
  return moved
}
