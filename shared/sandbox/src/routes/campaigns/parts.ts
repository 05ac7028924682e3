import type { Campaign } from '@console/contract'
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { applications, campaignApplications, notifications, tasks } from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'
import { refOf } from '../applications/repository.ts'

type CampaignApplication = Campaign['campaign_applications'][number]

/** The applications of several campaigns, each in the order in which they were chosen. */
export async function readApplications(db: Database, campaignIds: readonly string[]): Promise<Map<string, CampaignApplication[]>> {
  const byCampaign = new Map<string, CampaignApplication[]>(campaignIds.map((id) => [id, []]))
  if (campaignIds.length === 0) return byCampaign
  const rows = await db
    .select({ campaignId: campaignApplications.campaign_id, id: campaignApplications.id, application: applications })
    .from(campaignApplications)
    .innerJoin(applications, eq(applications.id, campaignApplications.application_id))
    .where(inArray(campaignApplications.campaign_id, [...campaignIds]))
    .orderBy(asc(campaignApplications.position), asc(campaignApplications.id))
  for (const { campaignId, id, application } of rows) byCampaign.get(campaignId)?.push({ id, application: refOf(application) })
  return byCampaign
}

export async function readTasks(db: Database, campaignId: string): Promise<Campaign['campaign_tasks']> {
  const rows = await db.select().from(tasks).where(eq(tasks.campaign_id, campaignId)).orderBy(asc(tasks.created_on), asc(tasks.id))
  return rows.map(({ id, name, status, task_type, audience_type, ended_on }) => ({
    id,
    name,
    status,
    task_type,
    audience_type,
    ended_on: ended_on?.toISOString() ?? null,
  }))
}

export async function readNotifications(db: Database, campaignId: string): Promise<Campaign['campaign_notifications']> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.campaign_id, campaignId))
    .orderBy(asc(notifications.created_on), asc(notifications.id))
  return rows.map(({ id, status, notification_type, audience_type, title }) => ({ id, status, notification_type, audience_type, title }))
}

/**
 * Of these ids the ones that are applications of the publisher and lie within `reach`; kept from being deleted until the
 * transaction ends, so that none is chosen that goes at the same time.
 */
export async function knownApplications(
  db: Database,
  publisherId: string,
  ids: readonly string[],
  reach: SQL | undefined,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.publisher_id, publisherId), inArray(applications.id, [...ids]), isNull(applications.deleted_on), reach))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

/** Makes the campaign run on these applications, in this order; the rows of those that stay keep their ids. */
export async function writeApplications(
  db: Database,
  campaign: { readonly id: string; readonly publisher_id: string },
  current: readonly string[],
  wanted: readonly string[],
  now: Date,
): Promise<void> {
  const removed = current.filter((id) => !wanted.includes(id))
  if (removed.length) {
    await db
      .delete(campaignApplications)
      .where(and(eq(campaignApplications.campaign_id, campaign.id), inArray(campaignApplications.application_id, removed)))
  }
  const added = wanted.filter((id) => !current.includes(id))
  if (added.length) {
    await db.insert(campaignApplications).values(
      added.map((applicationId) => ({
        id: newId(now),
        publisher_id: campaign.publisher_id,
        campaign_id: campaign.id,
        application_id: applicationId,
        position: wanted.indexOf(applicationId),
      })),
    )
  }
  for (const applicationId of wanted) {
    if (added.includes(applicationId) || wanted.indexOf(applicationId) === current.indexOf(applicationId)) continue
    await db
      .update(campaignApplications)
      .set({ position: wanted.indexOf(applicationId) })
      .where(and(eq(campaignApplications.campaign_id, campaign.id), eq(campaignApplications.application_id, applicationId)))
  }
}
