import {
  createNotification,
  deleteNotification,
  estimateNotification,
  getNotification,
  listNotifications,
  type Notification,
  updateNotification,
} from '@console/contract'
import { estimateAudience } from '../../audience/estimate.ts'
import type { Database } from '../../db/database.ts'
import type { Member } from '../../http/access.ts'
import { requireVersion } from '../../http/conditional.ts'
import { implement } from '../../http/implement.ts'
import { paginate } from '../../http/pagination.ts'
import { newId } from '../../ids.ts'
import { requireFound } from '../../problems/problem.ts'
import { findApplicationIdsOf } from '../campaigns/campaign-applications.ts'
import { findOwnedCampaign } from '../campaigns/repository.ts'
import { lockForChange, requireCampaign } from '../campaigns/require-campaign.ts'
import { setNotificationApplications } from './notification-applications.ts'
import { presentNotification } from './presenter.ts'
import {
  changeNotification,
  findNotification,
  findNotifications,
  insertNotification,
  lockNotification,
  removeNotification,
} from './repository.ts'
import { checkValues } from './values.ts'

export const notificationRoutes = [
  implement(listNotifications, async ({ db, caller, params, query }) => {
    const campaign = await requireCampaign(db, caller, listNotifications.access, params.campaign_id)
    return paginate(query, findNotifications(db, campaign.row, query), (found) => presentNotification(campaign, found))
  }),

  implement(estimateNotification, async ({ db, caller, params, body, now }) => {
    const { row: campaign } = await requireCampaign(db, caller, estimateNotification.access, params.campaign_id)
    return estimateAudience(db, await findApplicationIdsOf(db, campaign.id), body, now)
  }),

  implement(createNotification, async ({ db, caller, params, body, now }) => {
    const campaign = await lockForChange(db, caller, createNotification.access, params.campaign_id)
    const values = await checkValues(db, campaign, body)
    const key = { id: newId(now), publisher_id: campaign.publisher_id, campaign_id: campaign.id }
    await insertNotification(db, { ...key, ...values, created_on: now, updated_on: now })
    await setNotificationApplications(db, key, body.application_ids, now)
    return readNotification(db, caller, key.campaign_id, key.id)
  }),

  implement(getNotification, async ({ db, caller, params }) => {
    const campaign = await requireCampaign(db, caller, getNotification.access, params.campaign_id)
    const found = requireFound(await findNotification(db, campaign.row, params.notification_id), 'notification_not_found')
    return presentNotification(campaign, found)
  }),

  implement(updateNotification, async ({ db, caller, params, body, ifMatch, now }) => {
    const campaign = await lockForChange(db, caller, updateNotification.access, params.campaign_id)
    const row = requireFound(await lockNotification(db, campaign, params.notification_id), 'notification_not_found')
    requireVersion(ifMatch, row.version)
    await changeNotification(db, row.id, await checkValues(db, campaign, body, row), now)
    await setNotificationApplications(db, row, body.application_ids, now)
    return readNotification(db, caller, campaign.id, row.id)
  }),

  implement(deleteNotification, async ({ db, caller, params, ifMatch }) => {
    const campaign = await lockForChange(db, caller, deleteNotification.access, params.campaign_id)
    const row = requireFound(await lockNotification(db, campaign, params.notification_id), 'notification_not_found')
    requireVersion(ifMatch, row.version)
    await removeNotification(db, row.id)
  }),
]

async function readNotification(db: Database, { publisherId }: Member, campaignId: string, id: string): Promise<Notification> {
  const campaign = requireFound(await findOwnedCampaign(db, publisherId, campaignId), 'campaign_not_found')
  return presentNotification(campaign, requireFound(await findNotification(db, campaign.row, id), 'notification_not_found'))
}
