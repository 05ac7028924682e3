import type { AudienceEstimate, EstimateWrite } from '@console/contract'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { applications, audienceMembers, columnOfMetric } from '../db/schema/index.ts'
import { findUnknownIds, refuseFields } from '../problems/problem.ts'
import { predicateOf } from './predicates.ts'
import { type CheckedRule, checkRules, rulesAt } from './rules.ts'

/**
 * Counts members by conditions in applications of a campaign, in all `ofCampaign` unless the body names some of them; throws 422
 * for other applications and for conditions that their metrics do not allow.
 */
export async function estimateAudience(
  db: Database,
  ofCampaign: readonly string[],
  { metadata_rule, audience_type, application_ids }: v.InferOutput<typeof EstimateWrite>,
  now: Date,
): Promise<AudienceEstimate> {
  const chosen = application_ids ?? ofCampaign
  const { wrong, rules } = await checkRules(db, rulesAt('/body/metadata_rule', metadata_rule))
  refuseFields([...findUnknownIds(ofCampaign, chosen, (n) => `/body/application_ids/${n}`), ...wrong])
  const [found] = await membersQuery(db, { audience: await audienceOf(db, chosen), audience_type, rules, now })
  const unreported = rules.flatMap(({ metric }) => (columnOfMetric(metric.code) ? [] : [metric.id]))
  return {
    audience_size: found?.members ?? 0,
    audience_type,
    estimated_on: now.toISOString(),
    metrics_without_values: [...new Set(unreported)],
  }
}

export interface Selection {
  /** The applications, each in a mode. */
  readonly audience: SQL
  readonly audience_type: EstimateWrite['audience_type']
  /** All of them must hold. */
  readonly rules: readonly CheckedRule[]
  readonly now: Date
}

/** Counts the members in one pass over them, however many conditions there are. */
export function membersQuery(db: Database, { audience, audience_type, rules, now }: Selection) {
  return db
    .select({ members: sql<number>`count(*)::int` })
    .from(audienceMembers)
    .where(and(audience, eq(audienceMembers.audience_type, audience_type), ...rules.map((rule) => predicateOf(rule, now))))
}

export async function audienceOf(db: Database, applicationIds: readonly string[]): Promise<SQL> {
  const found = await db
    .select({ id: applications.id, mode: applications.mode })
    .from(applications)
    .where(inArray(applications.id, [...applicationIds]))
  const modes = found.map(({ id, mode }) => and(eq(audienceMembers.application_id, id), eq(audienceMembers.mode, mode)))
  // Without an application, nobody: `or` of nothing would be no condition.
  return or(...modes) ?? sql`false`
}
