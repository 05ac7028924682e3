import type { CampaignStatus } from '@console/contract'
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, orderBy, type PageAnswer, type PageAsked, readPage } from '../../db/page.ts'
import {
  campaignApplications,
  campaigns,
  notificationApplications,
  notifications,
  taskApplications,
  tasks,
  users,
} from '../../db/schema/index.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export interface CampaignRecord {
  readonly row: CampaignRow
  readonly owner: { id: string; email: string; first_name: string; last_name: string }
}
export interface ListedCampaign extends CampaignRecord {
  readonly tasksCount: number
  readonly notificationsCount: number
}
export type CampaignSort = 'name' | 'start_date' | 'end_date' | 'created_on'
export interface CampaignQuery extends PageAsked {
  readonly sort: CampaignSort | `-${CampaignSort}`
  readonly q?: string | undefined
  readonly status?: Exclude<CampaignStatus, 'unknown'> | undefined
  readonly application_id?: string | undefined
  readonly ownerId?: string | undefined
}

export function listPage(db: Database, publisherId: string, query: CampaignQuery): Promise<PageAnswer<ListedCampaign>> {
  const wanted = and(
    living(publisherId),
    query.status ? eq(campaigns.status, query.status) : undefined,
    query.ownerId ? eq(campaigns.owner_id, query.ownerId) : undefined,
    query.application_id ? runsOn(query.application_id) : undefined,
    contains(campaigns.folded_name, query.q),
  )
  const { name, start_date, end_date, created_on } = campaigns
  const order = orderBy(query.sort, { name, start_date, end_date, created_on }, campaigns.id)
  return readPage(
    query,
    async (limit, offset) => withCounts(db, await read(db, wanted, order, limit, offset)),
    (most) => db.$count(db.select({ one: sql`1` }).from(campaigns).where(wanted).limit(most).as('counted')),
  )
}

export async function findCampaign(db: Database, publisherId: string, id: string): Promise<CampaignRecord | undefined> {
  const [found] = await read(db, and(living(publisherId), eq(campaigns.id, id)), [], 1, 0)
  return found
}

/** The campaign, locked until the transaction ends, so that its rules hold against changes made at the same time. */
export async function lockCampaign(db: Database, publisherId: string, id: string): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(living(publisherId), eq(campaigns.id, id)))
    .for('update')
  return row
}

export async function insertCampaign(db: Database, row: typeof campaigns.$inferInsert): Promise<void> {
  await db.insert(campaigns).values(row)
}

export type CampaignChange = Partial<
  Pick<CampaignRow, 'name' | 'description' | 'status' | 'start_date' | 'end_date' | 'ended_on' | 'deleted_on'>
>

export async function changeCampaign(db: Database, id: string, change: CampaignChange, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ ...change, version: nextVersion, updated_on: now })
    .where(eq(campaigns.id, id))
}

/** Ending a campaign ends its missions (contract section 9.5). */
export async function endTasks(db: Database, campaignId: string, now: Date): Promise<void> {
  await db
    .update(tasks)
    .set({ status: 'inactive', ended_on: now, version: nextVersion, updated_on: now })
    .where(and(eq(tasks.campaign_id, campaignId), isNull(tasks.ended_on)))
}

/** Applications of the campaign that a mission or a notification refers to. */
export async function applicationsInUse(db: Database, campaignId: string): Promise<Set<string>> {
  const used = await db
    .select({ id: taskApplications.application_id })
    .from(taskApplications)
    .where(eq(taskApplications.campaign_id, campaignId))
    .union(
      db
        .select({ id: notificationApplications.application_id })
        .from(notificationApplications)
        .where(eq(notificationApplications.campaign_id, campaignId)),
    )
  return new Set(used.map(({ id }) => id))
}

const living = (publisherId: string) => and(eq(campaigns.publisher_id, publisherId), isNull(campaigns.deleted_on))

const runsOn = (applicationId: string) =>
  sql`exists (select 1 from ${campaignApplications} where ${campaignApplications.campaign_id} = ${campaigns.id}
    and ${campaignApplications.application_id} = ${applicationId})`

function read(db: Database, wanted: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<CampaignRecord[]> {
  return db
    .select({ row: campaigns, owner: { id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name } })
    .from(campaigns)
    .innerJoin(users, eq(users.id, campaigns.owner_id))
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

async function withCounts(db: Database, records: readonly CampaignRecord[]): Promise<ListedCampaign[]> {
  if (records.length === 0) return []
  const ids = records.map(({ row }) => row.id)
  const ofTasks = await db
    .select({ id: tasks.campaign_id, count: count() })
    .from(tasks)
    .where(inArray(tasks.campaign_id, ids))
    .groupBy(tasks.campaign_id)
  const ofNotifications = await db
    .select({ id: notifications.campaign_id, count: count() })
    .from(notifications)
    .where(inArray(notifications.campaign_id, ids))
    .groupBy(notifications.campaign_id)
  const find = (counts: readonly { id: string; count: number }[], id: string) => counts.find((one) => one.id === id)?.count ?? 0
  return records.map((record) => ({
    ...record,
    tasksCount: find(ofTasks, record.row.id),
    notificationsCount: find(ofNotifications, record.row.id),
  }))
}
