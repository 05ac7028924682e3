import type { listTasks, ParsedQueryOf } from '@console/contract'
import { and, eq } from 'drizzle-orm'
import { type FoundMetric, findMetrics } from '../../audience/rule-metrics.ts'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type AudienceRule, type CampaignKey, type TaskRow, tasks } from '../../db/schema/index.ts'
import { type FoundTaskApplication, findRewardsOf } from './task-applications.ts'

export interface FoundTask {
  readonly row: TaskRow
  readonly rewards: readonly FoundTaskApplication[]
  /** The ones that its rules name, by id. */
  readonly metrics: ReadonlyMap<string, FoundMetric>
}

export function findTasks(db: Database, campaign: CampaignKey, query: ParsedQueryOf<typeof listTasks>): Listing<FoundTask> {
  const where = and(
    ofCampaign(campaign),
    query.status ? eq(tasks.status, query.status) : undefined,
    query.task_type ? eq(tasks.task_type, query.task_type) : undefined,
    contains(tasks.folded_name, query.q),
  )
  const { name, created_on } = tasks
  const order = orderBy(query.sort, { name, created_on }, tasks.id)
  return {
    count: (most) => countUpTo(db, tasks, where, most),
    rows: async (limit, offset) => {
      const rows = await db
        .select()
        .from(tasks)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return withParts(db, rows)
    },
  }
}

export async function findTask(db: Database, campaign: CampaignKey, id: string): Promise<FoundTask | undefined> {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(ofCampaign(campaign), eq(tasks.id, id)))
  const [found] = await withParts(db, rows)
  return found
}

export function lockTask(db: Database, campaign: CampaignKey, id: string): Promise<TaskRow | undefined> {
  return lockRow(db, tasks, and(ofCampaign(campaign), eq(tasks.id, id)))
}

export async function insertTask(db: Database, row: typeof tasks.$inferInsert): Promise<void> {
  await db.insert(tasks).values(row)
}

export type TaskChange = Partial<Omit<TaskRow, 'id' | 'publisher_id' | 'campaign_id' | 'task_type'>>

export async function changeTask(db: Database, id: string, change: TaskChange, now: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(tasks.id, id))
}

export async function removeTask(db: Database, id: string): Promise<void> {
  await db.delete(tasks).where(eq(tasks.id, id))
}

const ofCampaign = ({ publisher_id, id }: CampaignKey) => and(eq(tasks.publisher_id, publisher_id), eq(tasks.campaign_id, id))

const rulesOf = ({ metadata_rule, completion_metadata_rule }: TaskRow): readonly AudienceRule[] =>
  completion_metadata_rule ? [...metadata_rule, completion_metadata_rule] : metadata_rule

async function withParts(db: Database, rows: readonly TaskRow[]): Promise<FoundTask[]> {
  const rewards = await findRewardsOf(
    db,
    rows.map(({ id }) => id),
  )
  const metrics = await findMetrics(
    db,
    rows.flatMap(rulesOf).map(({ metric_id }) => metric_id),
  )
  return rows.map((row) => ({ row, rewards: rewards.get(row.id) ?? [], metrics }))
}
