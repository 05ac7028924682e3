import * as v from 'valibot'
import { ApplicationRef } from './application-ref.ts'
import { AUDIENCE_TYPES } from './audience-types.ts'
import { CampaignRef, NOTIFICATION_TYPES } from './campaigns.ts'
import { ACTIVE_STATUSES, ActiveStatus, Id, readPicklist, stamp } from './fields/shapes.ts'
import { requiredText, richText } from './fields/text.ts'
import { OptionalAppLink, OptionalUrl } from './fields/url-inputs.ts'
import { showsSomething } from './rich-text/allowed-markup.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'
import { AudienceEstimate, EstimateWrite, MetadataRule, MetadataRules } from './rules.ts'

export const NOTIFICATION_TITLE_MAX = 200
export const NOTIFICATION_BRIEF_MAX = 500
export const NOTIFICATION_CONTENT_MAX = 50_000

/** Title and brief show on the device, the content once it is opened. */
export const NotificationContent = v.object({
  title: v.string(),
  brief: v.string(),
  content: v.string(),
  image_url: v.nullish(v.string()),
  read_more_url: v.nullish(v.string()),
})
export type NotificationContent = v.InferOutput<typeof NotificationContent>

/** `id` is that of the pair of notification and application. */
export const NotificationApplication = v.object({ id: Id, application: ApplicationRef })

export const Notification = v.object({
  id: Id,
  status: readPicklist(ACTIVE_STATUSES),
  metadata_rule: v.array(MetadataRule),
  notification_type: readPicklist(NOTIFICATION_TYPES),
  audience_type: readPicklist(AUDIENCE_TYPES),
  content: NotificationContent,
  campaign: CampaignRef,
  notification_applications: v.array(NotificationApplication),
  ...stamp,
})
export type Notification = v.InferOutput<typeof Notification>

export const NotificationContentWrite = v.pipe(
  v.object({
    title: requiredText(NOTIFICATION_TITLE_MAX),
    brief: requiredText(NOTIFICATION_BRIEF_MAX),
    content: richText(NOTIFICATION_CONTENT_MAX),
    image_url: OptionalUrl,
    read_more_url: OptionalAppLink,
  }),
  v.forward(
    v.partialCheck([['content']], ({ content }) => showsSomething(content), 'required'),
    ['content'],
  ),
)

/** Without a type it is a promotion, without an audience it is for characters (spec section 3). */
export const NotificationWrite = v.object({
  status: ActiveStatus,
  metadata_rule: MetadataRules,
  notification_type: v.nullish(v.picklist(NOTIFICATION_TYPES, 'invalid_option')),
  audience_type: v.nullish(v.picklist(AUDIENCE_TYPES, 'invalid_option')),
  content: NotificationContentWrite,
  /** Each of them is one of the campaign's. */
  application_ids: v.pipe(
    v.array(Id),
    v.minLength(1),
    v.maxLength(100),
    v.check((ids) => new Set(ids).size === ids.length, 'duplicate'),
  ),
})
export type NotificationWrite = v.InferInput<typeof NotificationWrite>

const NOTIFICATIONS = '/pub/core/api/v1/publishers/:publisher_id/campaigns/:campaign_id/notifications'
const reading = { any_of: ['pub:campaigns:read', 'campaign:read'] } as const
const writing = { any_of: ['pub:campaigns:update', 'campaign:update'] } as const
const answers = { read: 'notifications.get', id: 'notification_id' } as const
// A campaign says which notifications it has.
const touches = ['notifications', 'campaigns']

export const listNotifications = route({
  id: 'notifications.list',
  method: 'GET',
  path: NOTIFICATIONS,
  access: reading,
  query: v.object({
    ...listQuery(['title', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
    notification_type: v.optional(v.picklist(NOTIFICATION_TYPES)),
  }),
  response: pageOf(Notification),
  status: 200,
  errors: ['campaign_not_found'],
})
export const estimateNotification = route({
  id: 'notifications.estimate',
  method: 'POST',
  reads: true,
  path: `${NOTIFICATIONS}/estimate-audience-size`,
  access: { any_of: ['pub:campaigns:create', 'pub:campaigns:update', 'pub:campaigns:read', 'campaign:update'] },
  body: EstimateWrite,
  response: AudienceEstimate,
  status: 200,
  errors: ['campaign_not_found'],
})
export const createNotification = route({
  id: 'notifications.create',
  method: 'POST',
  path: NOTIFICATIONS,
  access: writing,
  body: NotificationWrite,
  response: Notification,
  status: 201,
  errors: ['campaign_not_found', 'campaign_ended'],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const getNotification = route({
  id: 'notifications.get',
  method: 'GET',
  path: `${NOTIFICATIONS}/:notification_id`,
  access: reading,
  response: Notification,
  status: 200,
  errors: ['campaign_not_found', 'notification_not_found'],
  versioned: true,
})
export const updateNotification = route({
  id: 'notifications.update',
  method: 'PUT',
  path: `${NOTIFICATIONS}/:notification_id`,
  access: writing,
  body: NotificationWrite,
  response: Notification,
  status: 200,
  errors: ['campaign_not_found', 'notification_not_found', 'campaign_ended', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteNotification = route({
  id: 'notifications.delete',
  method: 'DELETE',
  path: `${NOTIFICATIONS}/:notification_id`,
  access: writing,
  status: 204,
  errors: ['campaign_not_found', 'notification_not_found', 'campaign_ended', 'version_mismatch'],
  touches,
})
