import * as v from 'valibot'
import { ApplicationRef } from './application-ref.ts'
import { AUDIENCE_TYPES } from './audience-types.ts'
import { CAMPAIGN_STATUSES } from './campaign-states.ts'
import { ACTIVE_STATUSES, ActiveStatus, Id, Instant, Message, Ref, readPicklist, stamp, UserRef } from './fields/shapes.ts'
import { requiredText, richText } from './fields/text.ts'
import { TASK_TYPES } from './mission-types/task-types.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const NOTIFICATION_TYPES = ['promotion', 'notification'] as const

export const TaskSummary = v.object({
  id: Id,
  name: v.string(),
  status: readPicklist(ACTIVE_STATUSES),
  task_type: readPicklist(TASK_TYPES),
  audience_type: readPicklist(AUDIENCE_TYPES),
  ended_on: v.nullish(Instant),
})
export const NotificationSummary = v.object({
  id: Id,
  status: readPicklist(ACTIVE_STATUSES),
  notification_type: readPicklist(NOTIFICATION_TYPES),
  audience_type: readPicklist(AUDIENCE_TYPES),
  title: v.string(),
})
/** `id` is that of the pair of campaign and application. */
export const CampaignApplication = v.object({ id: Id, application: ApplicationRef })

const campaignFields = {
  id: Id,
  name: v.string(),
  description: v.string(),
  publisher: v.optional(Ref),
  status: readPicklist(CAMPAIGN_STATUSES),
  start_date: Instant,
  end_date: Instant,
  owner: UserRef,
  ended_on: v.nullish(Instant),
  campaign_applications: v.array(CampaignApplication),
  ...stamp,
}

export const Campaign = v.object({
  ...campaignFields,
  campaign_tasks: v.array(TaskSummary),
  campaign_notifications: v.array(NotificationSummary),
})
export const CampaignSummary = v.object({
  ...campaignFields,
  tasks_count: v.optional(v.number()),
  notifications_count: v.optional(v.number()),
})
/** Missions and notifications have no owner of their own: they have this one's. */
export const CampaignRef = v.object({
  id: Id,
  name: v.string(),
  status: readPicklist(CAMPAIGN_STATUSES),
  owner: v.optional(UserRef),
})
export type Campaign = v.InferOutput<typeof Campaign>
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>
export type TaskSummary = v.InferOutput<typeof TaskSummary>
export type NotificationSummary = v.InferOutput<typeof NotificationSummary>

export const CAMPAIGN_NAME_MAX = 200
export const CAMPAIGN_DESCRIPTION_MAX = 20_000

/** `status: ended` is never accepted: only the end call sets it. */
export const CampaignWrite = v.pipe(
  v.object({
    name: requiredText(CAMPAIGN_NAME_MAX),
    description: v.nullish(richText(CAMPAIGN_DESCRIPTION_MAX)),
    status: v.nullish(ActiveStatus),
    start_date: v.pipe(v.string(), v.nonEmpty(), Instant),
    end_date: v.pipe(v.string(), v.nonEmpty(), Instant),
    application_ids: v.pipe(
      v.array(Id),
      v.minLength(1),
      v.maxLength(100),
      v.check((ids) => new Set(ids).size === ids.length, 'duplicate'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['start_date'], ['end_date']],
      // Not `end > start`: an invalid date has its own error and must not get this one too.
      ({ start_date, end_date }) => !(Date.parse(end_date) <= Date.parse(start_date)),
      'end_before_start',
    ),
    ['end_date'],
  ),
)
export type CampaignWrite = v.InferInput<typeof CampaignWrite>

const CAMPAIGNS = '/pub/core/api/v1/publishers/:publisher_id/campaigns'
const answers = { read: 'campaigns.get', id: 'campaign_id' } as const

export const listCampaigns = route({
  id: 'campaigns.list',
  method: 'GET',
  path: CAMPAIGNS,
  access: { any_of: ['pub:campaigns:read-list', 'campaign:read'] },
  query: v.object({
    ...listQuery(['name', 'start_date', 'end_date', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(CAMPAIGN_STATUSES)),
    application_id: v.optional(Id),
    owner: v.optional(v.literal('me')),
    runs_from: v.optional(Instant),
    runs_to: v.optional(Instant),
  }),
  queryExtensions: { runs_from: 'X7', runs_to: 'X7' },
  response: pageOf(CampaignSummary),
  status: 200,
  errors: [],
})
export const createCampaign = route({
  id: 'campaigns.create',
  method: 'POST',
  path: CAMPAIGNS,
  access: { any_of: ['pub:campaigns:create'] },
  body: CampaignWrite,
  response: Campaign,
  status: 201,
  errors: [],
  versioned: true,
  idempotent: true,
  touches: ['campaigns'],
  answers,
})
export const getCampaign = route({
  id: 'campaigns.get',
  method: 'GET',
  path: `${CAMPAIGNS}/:campaign_id`,
  access: { any_of: ['pub:campaigns:read', 'campaign:read'] },
  response: Campaign,
  status: 200,
  errors: ['campaign_not_found'],
  versioned: true,
})
export const updateCampaign = route({
  id: 'campaigns.update',
  method: 'PUT',
  path: `${CAMPAIGNS}/:campaign_id`,
  access: { any_of: ['pub:campaigns:update', 'campaign:update'] },
  body: CampaignWrite,
  response: Campaign,
  status: 200,
  errors: ['campaign_not_found', 'campaign_ended', 'application_in_use', 'version_mismatch'],
  versioned: true,
  touches: ['campaigns'],
  answers,
})
export const deleteCampaign = route({
  id: 'campaigns.delete',
  method: 'DELETE',
  path: `${CAMPAIGNS}/:campaign_id`,
  access: { any_of: ['pub:campaigns:delete', 'campaign:delete'] },
  status: 204,
  errors: ['campaign_not_found', 'version_mismatch'],
  touches: ['campaigns'],
})
export const endCampaign = route({
  id: 'campaigns.end',
  method: 'PUT',
  path: `${CAMPAIGNS}/:campaign_id/end`,
  access: { any_of: ['pub:campaigns:end', 'campaign:end'] },
  response: v.object({ ...Message.entries, campaign: Campaign }),
  status: 200,
  errors: ['campaign_not_found', 'already_ended', 'version_mismatch'],
  versioned: true,
  idempotent: true,
  // Its missions end with it, and its notifications become inactive.
  touches: ['campaigns', 'tasks', 'notifications'],
  answers: { ...answers, at: 'campaign' },
})
