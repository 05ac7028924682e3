import * as v from 'valibot'
import { ApplicationRef } from './application-ref.ts'
import { AUDIENCE_TYPES } from './audience-types.ts'
import { CampaignRef } from './campaigns.ts'
import { ACTIVE_STATUSES, Id, Instant, Message, readPicklist, stamp } from './fields/shapes.ts'
import { TASK_TYPES } from './mission-types/task-types.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'
import { AudienceEstimate, EstimateWrite, MetadataRule } from './rules.ts'
import { TASK_ANSWERS, TASK_TOUCHES, TASK_WRITING, TASKS } from './task-calls.ts'

/** A parameter that the platform adds to the call which reports a completed mission to the application. */
export const PostbackParam = v.object({ name: v.string(), value: v.string() })
export type PostbackParam = v.InferOutput<typeof PostbackParam>

export const RewardDescription = v.object({
  item: v.string(),
  amount: v.number(),
  summary: v.string(),
  description: v.string(),
  icon_url: v.nullish(v.string()),
})
export type RewardDescription = v.InferOutput<typeof RewardDescription>

/** `id` is that of the pair of mission and application. */
export const TaskApplication = v.object({
  id: Id,
  application: ApplicationRef,
  postback_param: v.array(PostbackParam),
  reward_description: RewardDescription,
})
export type TaskApplication = v.InferOutput<typeof TaskApplication>

/** `content` has the shape of its type; `contentOf` reads it. */
export const Task = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
  metadata_rule: v.array(MetadataRule),
  campaign: CampaignRef,
  status: readPicklist(ACTIVE_STATUSES),
  ended_on: v.nullish(Instant),
  task_type: readPicklist(TASK_TYPES),
  audience_type: readPicklist(AUDIENCE_TYPES),
  content: v.record(v.string(), v.unknown()),
  completion_metadata_rule: v.nullish(MetadataRule),
  task_applications: v.array(TaskApplication),
  ...stamp,
})
export type Task = v.InferOutput<typeof Task>

const reading = { any_of: ['pub:campaigns:read', 'campaign:read'] } as const

export const listTasks = route({
  id: 'tasks.list',
  method: 'GET',
  path: TASKS,
  access: reading,
  query: v.object({
    ...listQuery(['name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
    task_type: v.optional(v.picklist(TASK_TYPES)),
  }),
  response: pageOf(Task),
  status: 200,
  errors: ['campaign_not_found'],
})
export const estimateTask = route({
  id: 'tasks.estimate',
  method: 'POST',
  reads: true,
  path: `${TASKS}/estimate-audience-size`,
  access: { any_of: ['pub:campaigns:create', 'pub:campaigns:update', 'pub:campaigns:read', 'campaign:update'] },
  body: EstimateWrite,
  response: AudienceEstimate,
  status: 200,
  errors: ['campaign_not_found'],
})
export const getTask = route({
  id: 'tasks.get',
  method: 'GET',
  path: `${TASKS}/:task_id`,
  access: reading,
  response: Task,
  status: 200,
  errors: ['campaign_not_found', 'task_not_found'],
  versioned: true,
})
export const deleteTask = route({
  id: 'tasks.delete',
  method: 'DELETE',
  path: `${TASKS}/:task_id`,
  access: TASK_WRITING,
  status: 204,
  errors: ['campaign_not_found', 'task_not_found', 'campaign_ended', 'version_mismatch'],
  touches: TASK_TOUCHES,
})
export const endTask = route({
  id: 'tasks.end',
  method: 'PUT',
  path: `${TASKS}/:task_id/end`,
  access: { any_of: ['pub:campaigns:update', 'pub:campaigns:end', 'campaign:end'] },
  response: v.object({ ...Message.entries, task: Task }),
  status: 200,
  errors: ['campaign_not_found', 'task_not_found', 'campaign_ended', 'already_ended', 'version_mismatch'],
  versioned: true,
  idempotent: true,
  touches: TASK_TOUCHES,
  answers: { ...TASK_ANSWERS, at: 'task' },
  extension: 'X6',
})
