import {
  createNotification,
  deleteNotification,
  getNotification,
  listNotifications,
  NotificationWrite,
  paths,
  updateNotification,
} from '@console/contract'
import { describeRecord, idsIn } from '@console/records'
import type * as v from 'valibot'
import { audienceErrors } from '../audience/rule/rule-errors.ts'
import { useText } from '../text.ts'
import { type NotificationValues, valuesOf } from './notification-values.ts'

/** The form also holds conditions that are not complete yet. */
const NotificationForm = NotificationWrite as unknown as v.GenericSchema<NotificationValues, v.InferOutput<typeof NotificationWrite>>

type Came = Readonly<Record<'notification_applications', unknown>>

export const notificationRecord = describeRecord({
  messagePrefix: 'notification',
  listMessagePrefix: 'notifications',
  text: useText,
  icon: 'campaigns',
  list: listNotifications,
  read: getNotification,
  create: createNotification,
  update: updateNotification,
  remove: deleteNotification,
  gone: ['notification_not_found'],
  parent: { gone: 'campaign_not_found', path: paths.campaigns },
  title: ({ content }) => content.title,
  owner: ({ campaign }) => campaign.owner?.id,
  params: ({ id, campaign }) => ({ campaign_id: campaign.id, notification_id: id }),
  path: ({ id, campaign }) => paths.notification(campaign.id, id),
  listPath: ({ campaign_id }) => paths.campaign(campaign_id),
  createPath: ({ campaign_id }) => paths.notificationCreate(campaign_id),
  crumbs: ({ campaign }) => ({ [paths.campaign(campaign.id)]: campaign.name }),
  schema: NotificationForm,
  values: valuesOf,
  written: ({ notification_applications }: Came) => ({
    application_ids: idsIn(notification_applications, ['application', 'id']),
  }),
  checks: (values) => audienceErrors(values),
})
