import { type MetadataRuleWrite, ruleRefusals } from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import type { AudienceRule, MetricRow } from '../db/schema/index.ts'
import type { WrongField } from '../problems/problem.ts'
import { type FoundMetric, findCategoryIds, findMetrics } from './rule-metrics.ts'

type Rule = v.InferOutput<typeof MetadataRuleWrite>

/** `pointer` is its place in the request, such as `/body/metadata_rule/0`. */
export interface SentRule {
  readonly pointer: string
  readonly rule: Rule
}

export interface CheckedRule {
  readonly rule: AudienceRule
  readonly metric: MetricRow
}

export interface CheckedRules {
  readonly wrong: readonly WrongField[]
  readonly rules: readonly CheckedRule[]
}

export const rulesAt = (pointer: string, rules: readonly Rule[]): SentRule[] =>
  rules.map((rule, n) => ({ pointer: `${pointer}/${n}`, rule }))

export async function checkRules(db: Database, sent: readonly SentRule[]): Promise<CheckedRules> {
  const metrics = await findMetrics(
    db,
    sent.map(({ rule }) => rule.metric_id),
  )
  const categories = await findCategoryIds(
    db,
    sent.map(({ rule }) => rule.metrics_category_id),
  )
  const wrong: WrongField[] = []
  const rules: CheckedRule[] = []
  for (const { pointer, rule } of sent) {
    const found = metrics.get(rule.metric_id)
    if (!categories.has(rule.metrics_category_id)) wrong.push([`${pointer}/metrics_category_id`, 'not_found'])
    else if (!found || !belongs(found, rule)) wrong.push([`${pointer}/metric_id`, 'not_found'])
    else {
      wrong.push(...ruleRefusals(rule, found.metric).map(({ at, code, params }): WrongField => [`${pointer}/${at}`, code, params]))
      rules.push({ rule: storedRule(rule, found.metric), metric: found.metric })
    }
  }
  return { wrong, rules }
}

const belongs = ({ category }: FoundMetric, rule: Rule) => category.id === rule.metrics_category_id

function storedRule({ metrics_category_id, metric_id, operator, value, time_range }: Rule, metric: MetricRow): AudienceRule {
  return {
    metrics_category_id,
    metric_id,
    operator,
    value: metric.data_type === 'date' && typeof value === 'string' ? inUtc(value) : value,
    time_range: time_range ? storedRange(time_range) : null,
  }
}

function storedRange(range: NonNullable<AudienceRule['time_range']>): AudienceRule['time_range'] {
  if (range.type === 'since') return { ...range, since: inUtc(range.since) }
  return range.type === 'between' ? { ...range, from: inUtc(range.from), to: inUtc(range.to) } : range
}

/** A text that is no instant is refused by its rule, and stays as it is. */
function inUtc(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time).toISOString()
}
