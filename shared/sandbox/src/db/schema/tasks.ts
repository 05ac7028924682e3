import {
  ACTIVE_STATUSES,
  AUDIENCE_TYPES,
  type PostbackParam,
  type RewardDescription,
  TASK_TYPES,
  type TaskTypeCode,
} from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf, sortedText, stamp } from '../columns.ts'
import type { AudienceRule } from './audiences.ts'
import { campaignApplications, campaigns } from './campaigns.ts'

/** Missions of a campaign; `content` has the shape that `task_type` names. */
export const tasks = pgTable(
  'tasks',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id').notNull(),
    campaign_id: id('campaign_id').notNull(),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    description: text('description').notNull(),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
    ended_on: instant('ended_on'),
    task_type: text('task_type').$type<TaskTypeCode>().notNull(),
    audience_type: text('audience_type', { enum: AUDIENCE_TYPES }).notNull(),
    metadata_rule: jsonb('metadata_rule').$type<readonly AudienceRule[]>().notNull(),
    completion_metadata_rule: jsonb('completion_metadata_rule').$type<AudienceRule>(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    ...stamp(),
  },
  (table) => [
    unique('tasks_tenant').on(table.publisher_id, table.id),
    unique('tasks_campaign').on(table.campaign_id, table.id),
    index('tasks_by_created').on(table.publisher_id, table.campaign_id, table.created_on, table.id),
    index('tasks_by_name').on(table.publisher_id, table.campaign_id, table.name, table.id),
    foreignKey({
      name: 'tasks_of',
      columns: [table.publisher_id, table.campaign_id],
      foreignColumns: [campaigns.publisher_id, campaigns.id],
    }).onDelete('cascade'),
    isOneOf('tasks_type', table.task_type, TASK_TYPES),
    isOneOf('tasks_audience', table.audience_type, AUDIENCE_TYPES),
    isOneOf('tasks_status', table.status, ACTIVE_STATUSES),
    check('tasks_ended', sql`${table.ended_on} is null or ${table.status} = 'inactive'`),
  ],
)
export type TaskRow = typeof tasks.$inferSelect
/** What identifies a mission and its campaign. */
export type TaskKey = Pick<TaskRow, 'id' | 'campaign_id'>

/** The rewards of a mission, one per application, each of which is one of the campaign's. */
export const taskApplications = pgTable(
  'task_applications',
  {
    id: id('id').primaryKey(),
    campaign_id: id('campaign_id').notNull(),
    task_id: id('task_id').notNull(),
    application_id: id('application_id').notNull(),
    postback_param: jsonb('postback_param').$type<PostbackParam[]>().notNull(),
    reward_description: jsonb('reward_description').$type<RewardDescription>().notNull(),
    /** The order in which the rewards were given. */
    position: integer('position').notNull(),
  },
  (table) => [
    unique('task_applications_pair').on(table.task_id, table.application_id),
    index('task_applications_application').on(table.campaign_id, table.application_id),
    foreignKey({
      name: 'task_applications_task',
      columns: [table.campaign_id, table.task_id],
      foreignColumns: [tasks.campaign_id, tasks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'task_applications_of',
      columns: [table.campaign_id, table.application_id],
      foreignColumns: [campaignApplications.campaign_id, campaignApplications.application_id],
    }),
  ],
)
