import { asReceived } from '@console/api'
import type { MetadataRule } from '@console/contract'
import type { fieldAsSent } from '@console/records/form'
import { type RuleValues, valuesOfRule } from '../rule/rule-values.ts'

export interface Stored {
  readonly metadata_rule: readonly MetadataRule[]
}

/** The stored record, if any, and the kit's `fieldAsSent`, which keeps what nobody touched. */
export interface Sender {
  readonly record: Stored | undefined
  readonly asSent: typeof fieldAsSent
}

const FIELD = 'metadata_rule'

/** Returns the conditions as the API gets them: with the values and fields that the console does not know. */
export function sentBy({ record, asSent }: Sender, rules: readonly RuleValues[]): readonly unknown[] {
  const now = rules.map(written)
  if (!record) return now
  const before = record.metadata_rule.map((rule) => written(valuesOfRule(rule)))
  // Undefined where another condition of the record cannot be read: saving refuses every change then.
  return (asSent(FIELD, record, before, now) as readonly unknown[] | undefined) ?? now
}

/** The stored conditions as the API has them; none on creation. */
export function cameIn(record: Stored | undefined): readonly unknown[] {
  const came = record && (asReceived(record) as Partial<Stored>).metadata_rule
  return Array.isArray(came) ? came : []
}

function written({ metrics_category_id, metric_id, operator, value, time_range }: RuleValues) {
  return { metrics_category_id, metric_id, operator, value, time_range: time_range ?? null }
}
