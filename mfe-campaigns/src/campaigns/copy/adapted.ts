import type { Campaign, Notification, Task } from '@console/contract'
import { kindOfRule } from '../../audience/rule/metric-kind.ts'
import type { RuleValues } from '../../audience/rule/rule-values.ts'

type Fields = Readonly<Record<string, unknown>>
/** As the API may send it. */
type Pair = { readonly application?: { readonly id?: string | number } | null } | null

interface Change {
  /** Whether the copy can be in the application of this id. */
  readonly runsIn: (id: string) => boolean
  /** Milliseconds that dates in conditions move later. */
  readonly by: number
}

/**
 * The original as the copy is to be: inactive, without the applications that the other campaign does not run on, and the dates in its
 * conditions moved. It is the same for a record as the console reads it and as the API sent it, so that what only the API knows goes along.
 */
export function adapted<Original extends Task | Notification>(original: Original, change: Change): Original {
  const of = original as unknown as Fields
  const fields = Object.entries(of).map(([name, value]) => [name, adaptedField(name, value, change)])
  return Object.fromEntries(fields) as Original
}

function adaptedField(name: string, value: unknown, change: Change): unknown {
  if (name === 'status') return 'inactive'
  if (name === 'metadata_rule' && Array.isArray(value)) return value.map((rule: RuleValues) => moved(rule, change.by))
  if (name === 'completion_metadata_rule' && value) return moved(value as RuleValues, change.by)
  if ((name === 'task_applications' || name === 'notification_applications') && Array.isArray(value))
    return value.filter((pair: Pair) => change.runsIn(String(pair?.application?.id)))
  return value
}

/** The condition with its dates moved `by` milliseconds later. Values that are not dates stay as they are, and so does what is no condition. */
function moved(rule: RuleValues | null, by: number): RuleValues | null {
  if (typeof rule !== 'object' || rule === null) return rule
  const { value, time_range: range } = rule
  const isDate = kindOfRule(rule) === 'date' && typeof value === 'string'
  const time_range =
    range?.type === 'since'
      ? { ...range, since: later(range.since, by) }
      : range?.type === 'between'
        ? { ...range, from: later(range.from, by), to: later(range.to, by) }
        : range
  return { ...rule, value: isDate ? later(value, by) : value, time_range }
}

function later(instant: string, by: number): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at + by).toISOString()
}

/** How much later the copy starts, in milliseconds. */
export const laterBy = (from: Pick<Campaign, 'start_date'>, to: Pick<Campaign, 'start_date'>): number =>
  Date.parse(to.start_date) - Date.parse(from.start_date)
