import type { Campaign, Notification, Task } from '@console/contract'
import { kindOfRule } from '../../audience/rule/metric-kind.ts'
import type { RuleValues } from '../../audience/rule/rule-values.ts'

export interface MetricIds {
  readonly metrics_category_id: string
  readonly metric_id: string
}

export interface Mapping {
  /** The application in its place; undefined for none. */
  readonly applicationOf: (id: string) => string | undefined
  /** The metric in its place; undefined for none. */
  readonly metricOf: (ids: MetricIds) => MetricIds | undefined
}

/** Within one publisher references stay as they are. */
export const SAME: Mapping = { applicationOf: (id) => id, metricOf: (ids) => ids }

type Fields = Readonly<Record<string, unknown>>
/** As the API may send it. */
type Pair = { readonly application?: { readonly id?: string | number } | null } | null

interface Change extends Mapping {
  /** Milliseconds that dates in conditions move later. */
  readonly by: number
}

/**
 * Returns the original as its copy: inactive, with applications and metrics mapped, and the dates in its conditions moved. An application
 * without a counterpart is left out, a condition without one stays as it is. Also takes a record as the API sent it, so that fields
 * that the console does not know are kept.
 */
export function adapt<Original extends Task | Notification>(original: Original, change: Change): Original {
  const of = original as Fields
  const fields = Object.entries(of).map(([name, value]) => [name, adaptField(name, value, change)])
  return Object.fromEntries(fields) as Original
}

function adaptField(name: string, value: unknown, change: Change): unknown {
  if (name === 'status') return 'inactive'
  if (name === 'metadata_rule' && Array.isArray(value)) return value.map((rule: RuleValues) => moveDates(rule, change))
  if (name === 'completion_metadata_rule' && value) return moveDates(value as RuleValues, change)
  if ((name === 'task_applications' || name === 'notification_applications') && Array.isArray(value))
    return value.flatMap((pair: Pair) => replaced(pair, change))
  return value
}

function replaced(pair: Pair, { applicationOf }: Mapping): Pair[] {
  const from = String(pair?.application?.id)
  const id = applicationOf(from)
  if (id === undefined) return []
  return id === from ? [pair] : [{ ...pair, application: { ...pair?.application, id } }]
}

/** Values that are not dates stay as they are, and so does what is no condition. */
function moveDates(rule: RuleValues | null, { by, metricOf }: Change): RuleValues | null {
  if (typeof rule !== 'object' || rule === null) return rule
  const { value, time_range: range } = rule
  const isDate = kindOfRule(rule) === 'date' && typeof value === 'string'
  const time_range =
    range?.type === 'since'
      ? { ...range, since: later(range.since, by) }
      : range?.type === 'between'
        ? { ...range, from: later(range.from, by), to: later(range.to, by) }
        : range
  const ids = metricIn(rule)
  const metric = metricOf(ids)
  // A condition that keeps its metric keeps it as it came, perhaps as a number.
  return { ...rule, ...(metric === ids ? {} : metric), value: isDate ? later(value, by) : value, time_range }
}

export const metricIn = ({ metrics_category_id, metric_id }: Pick<RuleValues, 'metrics_category_id' | 'metric_id'>): MetricIds => ({
  metrics_category_id: String(metrics_category_id),
  metric_id: String(metric_id),
})

function later(instant: string, by: number): string {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at + by).toISOString()
}

/** How much later the copy starts, in milliseconds. */
export const laterBy = (from: Pick<Campaign, 'start_date'>, to: Pick<Campaign, 'start_date'>): number =>
  Date.parse(to.start_date) - Date.parse(from.start_date)
