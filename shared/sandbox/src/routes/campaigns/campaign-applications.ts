import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  type ApplicationRefRow,
  applicationRef,
  applications,
  type CampaignKey,
  campaignApplications,
  notificationApplications,
  taskApplications,
} from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'

/** `id` is that of the pair of campaign and application. */
export interface FoundCampaignApplication {
  readonly id: string
  readonly application: ApplicationRefRow
}

/** Each campaign's in the order in which they were chosen. */
export async function findApplicationsOf(db: Database, campaignIds: readonly string[]): Promise<Map<string, FoundCampaignApplication[]>> {
  const byCampaign = new Map<string, FoundCampaignApplication[]>(campaignIds.map((id) => [id, []]))
  if (campaignIds.length === 0) return byCampaign
  const rows = await db
    .select({ campaignId: campaignApplications.campaign_id, id: campaignApplications.id, application: applicationRef })
    .from(campaignApplications)
    .innerJoin(applications, eq(applications.id, campaignApplications.application_id))
    .where(inArray(campaignApplications.campaign_id, [...campaignIds]))
    .orderBy(asc(campaignApplications.position), asc(campaignApplications.id))
  for (const { campaignId, id, application } of rows) byCampaign.get(campaignId)?.push({ id, application })
  return byCampaign
}

/** In the order in which they were chosen. */
export async function findApplicationIdsOf(db: Database, campaignId: string): Promise<string[]> {
  const rows = await db
    .select({ id: campaignApplications.application_id })
    .from(campaignApplications)
    .where(eq(campaignApplications.campaign_id, campaignId))
    .orderBy(asc(campaignApplications.position), asc(campaignApplications.id))
  return rows.map(({ id }) => id)
}

/**
 * Returns the ids that are applications of the publisher and match `reach`. They are locked against deletion until the
 * transaction ends, so that no campaign runs on an application that is deleted at the same time.
 */
export async function lockKnownApplications(
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

/** Whether a mission or a notification of the campaign refers to one of these applications. */
export async function areInUse(db: Database, campaignId: string, applicationIds: readonly string[]): Promise<boolean> {
  if (applicationIds.length === 0) return false
  for (const table of [taskApplications, notificationApplications]) {
    const used = and(eq(table.campaign_id, campaignId), inArray(table.application_id, [...applicationIds]))
    if ((await db.$count(table, used)) > 0) return true
  }
  return false
}

/** At least one, in this order. Pairs that stay keep their ids. */
export async function setApplications(db: Database, campaign: CampaignKey, applicationIds: readonly string[], now: Date): Promise<void> {
  const { campaign_id, application_id } = campaignApplications
  await db.delete(campaignApplications).where(and(eq(campaign_id, campaign.id), notInArray(application_id, [...applicationIds])))
  const pairs = applicationIds.map((id, position) => ({
    id: newId(now),
    publisher_id: campaign.publisher_id,
    campaign_id: campaign.id,
    application_id: id,
    position,
  }))
  await db
    .insert(campaignApplications)
    .values(pairs)
    .onConflictDoUpdate({ target: [campaign_id, application_id], set: { position: sql`excluded.position` } })
}
