import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  type ApplicationRow,
  applications,
  campaignApplications,
  type NotificationKey,
  notificationApplications,
} from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'

/** `id` is that of the pair of notification and application. */
export interface FoundNotificationApplication {
  readonly id: string
  readonly application: ApplicationRow
}

/** Each notification's in the order in which the campaign has them. */
export async function findNotificationApplicationsOf(
  db: Database,
  notificationIds: readonly string[],
): Promise<Map<string, FoundNotificationApplication[]>> {
  const byNotification = new Map<string, FoundNotificationApplication[]>(notificationIds.map((id) => [id, []]))
  if (notificationIds.length === 0) return byNotification
  const { id, notification_id, campaign_id, application_id } = notificationApplications
  const ofCampaign = and(eq(campaignApplications.campaign_id, campaign_id), eq(campaignApplications.application_id, application_id))
  const rows = await db
    .select({ id, notification_id, application: applications })
    .from(notificationApplications)
    .innerJoin(applications, eq(applications.id, application_id))
    .innerJoin(campaignApplications, ofCampaign)
    .where(inArray(notification_id, [...notificationIds]))
    .orderBy(asc(campaignApplications.position), asc(id))
  for (const row of rows) byNotification.get(row.notification_id)?.push({ id: row.id, application: row.application })
  return byNotification
}

/** At least one. Pairs that stay keep their ids. */
export async function setNotificationApplications(
  db: Database,
  notification: NotificationKey,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  const { notification_id, application_id } = notificationApplications
  await db
    .delete(notificationApplications)
    .where(and(eq(notification_id, notification.id), notInArray(application_id, [...applicationIds])))
  const pairs = applicationIds.map((id) => ({
    id: newId(now),
    campaign_id: notification.campaign_id,
    notification_id: notification.id,
    application_id: id,
  }))
  await db
    .insert(notificationApplications)
    .values(pairs)
    .onConflictDoNothing({ target: [notification_id, application_id] })
}
