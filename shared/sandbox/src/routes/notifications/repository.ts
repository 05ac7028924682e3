import type { listNotifications, ParsedQueryOf } from '@console/contract'
import { and, eq } from 'drizzle-orm'
import { type FoundMetric, findMetrics } from '../../audience/rule-metrics.ts'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import { type CampaignKey, type NotificationRow, notifications } from '../../db/schema/index.ts'
import { type FoundNotificationApplication, findNotificationApplicationsOf } from './notification-applications.ts'

export interface FoundNotification {
  readonly row: NotificationRow
  readonly applications: readonly FoundNotificationApplication[]
  /** The ones that its rules name, by id. */
  readonly metrics: ReadonlyMap<string, FoundMetric>
}

export function findNotifications(
  db: Database,
  campaign: CampaignKey,
  query: ParsedQueryOf<typeof listNotifications>,
): Listing<FoundNotification> {
  const where = and(
    ofCampaign(campaign),
    query.status ? eq(notifications.status, query.status) : undefined,
    query.notification_type ? eq(notifications.notification_type, query.notification_type) : undefined,
    contains(notifications.folded_title, query.q),
  )
  const { title, created_on } = notifications
  const order = orderBy(query.sort, { title, created_on }, notifications.id)
  return {
    count: (most) => countUpTo(db, notifications, where, most),
    rows: async (limit, offset) => {
      const rows = await db
        .select()
        .from(notifications)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return withParts(db, rows)
    },
  }
}

export async function findNotification(db: Database, campaign: CampaignKey, id: string): Promise<FoundNotification | undefined> {
  const rows = await db
    .select()
    .from(notifications)
    .where(and(ofCampaign(campaign), eq(notifications.id, id)))
  const [found] = await withParts(db, rows)
  return found
}

export function lockNotification(db: Database, campaign: CampaignKey, id: string): Promise<NotificationRow | undefined> {
  return lockRow(db, notifications, and(ofCampaign(campaign), eq(notifications.id, id)))
}

export async function insertNotification(db: Database, row: typeof notifications.$inferInsert): Promise<void> {
  await db.insert(notifications).values(row)
}

export type NotificationChange = Partial<Omit<NotificationRow, 'id' | 'publisher_id' | 'campaign_id'>>

export async function changeNotification(db: Database, id: string, change: NotificationChange, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ ...change, ...nextVersion(now) })
    .where(eq(notifications.id, id))
}

export async function removeNotification(db: Database, id: string): Promise<void> {
  await db.delete(notifications).where(eq(notifications.id, id))
}

const ofCampaign = ({ publisher_id, id }: CampaignKey) =>
  and(eq(notifications.publisher_id, publisher_id), eq(notifications.campaign_id, id))

async function withParts(db: Database, rows: readonly NotificationRow[]): Promise<FoundNotification[]> {
  const applications = await findNotificationApplicationsOf(
    db,
    rows.map(({ id }) => id),
  )
  const metrics = await findMetrics(
    db,
    rows.flatMap(({ metadata_rule }) => metadata_rule).map(({ metric_id }) => metric_id),
  )
  return rows.map((row) => ({ row, applications: applications.get(row.id) ?? [], metrics }))
}
