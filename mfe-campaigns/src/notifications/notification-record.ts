import {
  createNotification,
  deleteNotification,
  getNotification,
  listNotifications,
  NotificationWrite,
  paths,
  updateNotification,
} from '@console/contract'
import { describeRecord, formOf, idsIn } from '@console/records'
import { audienceErrors } from '../audience/rule/rule-errors.ts'
import { useText } from '../text.ts'
import { type NotificationValues, valuesOf } from './notification-values.ts'

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
  schema: formOf<NotificationValues>()(NotificationWrite),
  values: valuesOf,
  written: ({ notification_applications }: Came) => ({
    application_ids: idsIn(notification_applications, ['application', 'id']),
  }),
  checks: (values) => audienceErrors(values),
})
