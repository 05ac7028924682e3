import type { listCampaigns, ParsedQueryOf, UserRef } from '@console/contract'
import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, containsShort, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  type CampaignKey,
  type CampaignRow,
  campaignApplications,
  campaigns,
  type NotificationRow,
  notifications,
  type TaskRow,
  tasks,
  userRef,
  users,
} from '../../db/schema/index.ts'
import { type FoundCampaignApplication, findApplicationsOf } from './campaign-applications.ts'

export interface OwnedCampaign {
  readonly row: CampaignRow
  readonly owner: UserRef
}

export interface FoundCampaignSummary extends OwnedCampaign {
  readonly applications: readonly FoundCampaignApplication[]
  readonly tasksCount: number
  readonly notificationsCount: number
}

export interface FoundCampaign extends OwnedCampaign {
  readonly applications: readonly FoundCampaignApplication[]
  readonly tasks: readonly TaskRow[]
  readonly notifications: readonly NotificationRow[]
}

/** Fewer are found and then sorted; of more, reading in the order of the list soon fills a page. */
const FEW = 500

export function findCampaigns(
  db: Database,
  publisherId: string,
  query: ParsedQueryOf<typeof listCampaigns>,
  ownerId: string | undefined,
): Listing<FoundCampaignSummary> {
  const filter = and(
    notDeleted(publisherId),
    ownerId ? eq(campaigns.owner_id, ownerId) : undefined,
    query.status ? eq(campaigns.status, query.status) : undefined,
    query.application_id ? runsOn(publisherId, query.application_id) : undefined,
    query.runs_to ? lt(campaigns.start_date, new Date(query.runs_to)) : undefined,
    query.runs_from ? gt(campaigns.end_date, new Date(query.runs_from)) : undefined,
  )
  const found = and(filter, contains(campaigns.folded_name, query.q))
  const foundShort = and(filter, containsShort(campaigns.folded_name, query.q) ?? contains(campaigns.folded_name, query.q))
  const { name, start_date, end_date, created_on } = campaigns
  const order = orderBy(query.sort, { name, start_date, end_date, created_on }, campaigns.id)
  return {
    count: (most) => countUpTo(db, campaigns, foundShort, most),
    rows: async (limit, offset, counted) => {
      const rows = await db
        .select({ row: campaigns, owner: userRef, tasksCount: countOf(tasks), notificationsCount: countOf(notifications) })
        .from(campaigns)
        .innerJoin(users, eq(users.id, campaigns.owner_id))
        .where(counted < FEW ? foundShort : found)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      const applications = await findApplicationsOf(
        db,
        rows.map(({ row }) => row.id),
      )
      return rows.map((campaign) => ({ ...campaign, applications: applications.get(campaign.row.id) ?? [] }))
    },
  }
}

export async function findCampaign(db: Database, publisherId: string, id: string): Promise<FoundCampaign | undefined> {
  const found = await findOwnedCampaign(db, publisherId, id)
  if (!found) return undefined
  const applications = await findApplicationsOf(db, [id])
  return {
    ...found,
    applications: applications.get(id) ?? [],
    tasks: await db.select().from(tasks).where(eq(tasks.campaign_id, id)).orderBy(asc(tasks.created_on), asc(tasks.id)),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.campaign_id, id))
      .orderBy(asc(notifications.created_on), asc(notifications.id)),
  }
}

export async function findOwnedCampaign(db: Database, publisherId: string, id: string): Promise<OwnedCampaign | undefined> {
  const [found] = await selectOwned(db, and(notDeleted(publisherId), eq(campaigns.id, id)))
  return found
}

export async function ownsCampaign(db: Database, publisherId: string, ownerId: string): Promise<boolean> {
  return (await countUpTo(db, campaigns, and(notDeleted(publisherId), eq(campaigns.owner_id, ownerId)), 1)) > 0
}

export function lockCampaign(db: Database, publisherId: string, id: string): Promise<CampaignRow | undefined> {
  return lockRow(db, campaigns, and(notDeleted(publisherId), eq(campaigns.id, id)))
}

export async function insertCampaign(db: Database, row: typeof campaigns.$inferInsert): Promise<void> {
  await db.insert(campaigns).values(row)
}

export type CampaignChange = Partial<Omit<CampaignRow, keyof CampaignKey>>

export async function changeCampaign(db: Database, id: string, change: CampaignChange, now: Date): Promise<void> {
  await db
    .update(campaigns)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(campaigns.id, id))
}

export async function removeCampaign(db: Database, id: string, now: Date): Promise<void> {
  await changeCampaign(db, id, { deleted_on: now }, now)
}

/** Ends the campaign and with it its missions (contract section 9.5); its notifications become inactive. */
export async function setEnded(db: Database, id: string, now: Date): Promise<void> {
  await changeCampaign(db, id, { status: 'ended', ended_on: now }, now)
  await db
    .update(tasks)
    .set({ status: 'inactive', ended_on: now, ...nextVersion(now) })
    .where(and(eq(tasks.campaign_id, id), isNull(tasks.ended_on)))
  await db
    .update(notifications)
    .set({ status: 'inactive', ...nextVersion(now) })
    .where(and(eq(notifications.campaign_id, id), eq(notifications.status, 'active')))
}

const notDeleted = (publisherId: string) => and(eq(campaigns.publisher_id, publisherId), isNull(campaigns.deleted_on))

/** The publisher is the first column of the index by application. */
const runsOn = (publisherId: string, applicationId: string) =>
  sql`exists (select 1 from ${campaignApplications} where ${campaignApplications.campaign_id} = ${campaigns.id}
    and ${campaignApplications.publisher_id} = ${publisherId} and ${campaignApplications.application_id} = ${applicationId})`

function selectOwned(db: Database, where: SQL | undefined) {
  return db.select({ row: campaigns, owner: userRef }).from(campaigns).innerJoin(users, eq(users.id, campaigns.owner_id)).where(where)
}

/** Evaluated only for the rows of a page. */
const countOf = (table: typeof tasks | typeof notifications) =>
  sql`(select count(*) from ${table} where ${table.campaign_id} = ${campaigns.id})`.mapWith(Number)
