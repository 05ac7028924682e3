import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../columns.ts'
import type { AudienceRule } from './audiences.ts'
import { campaignApplications, campaigns } from './campaigns.ts'

export interface NotificationContent {
  readonly title: string
  readonly brief: string
  readonly content: string
  readonly image_url: string | null
  readonly read_more_url: string | null
}

export const notifications = pgTable(
  'notifications',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id').notNull(),
    campaign_id: id('campaign_id').notNull(),
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    notification_type: text('notification_type', { enum: ['promotion', 'notification'] }).notNull(),
    audience_type: text('audience_type', { enum: ['character', 'user'] }).notNull(),
    metadata_rule: jsonb('metadata_rule').$type<readonly AudienceRule[]>().notNull(),
    /** The content's title, which lists search and sort. */
    title: sortedText('title').notNull(),
    folded_title: text('folded_title').generatedAlwaysAs(sql`search_fold(title)`),
    content: jsonb('content').$type<NotificationContent>().notNull(),
    ...stamp(),
  },
  (table) => [
    unique('notifications_tenant').on(table.publisher_id, table.id),
    unique('notifications_campaign').on(table.campaign_id, table.id),
    index('notifications_by_created').on(table.publisher_id, table.campaign_id, table.created_on, table.id),
    index('notifications_by_title').on(table.publisher_id, table.campaign_id, table.title, table.id),
    foreignKey({
      name: 'notifications_of',
      columns: [table.publisher_id, table.campaign_id],
      foreignColumns: [campaigns.publisher_id, campaigns.id],
    }).onDelete('cascade'),
    check('notifications_type', sql`${table.notification_type} in ('promotion', 'notification')`),
    check('notifications_audience', sql`${table.audience_type} in ('character', 'user')`),
    check('notifications_status', sql`${table.status} in ('active', 'inactive')`),
    check('notifications_title', sql`${table.title} = ${table.content} ->> 'title'`),
  ],
)
export type NotificationRow = typeof notifications.$inferSelect
/** What identifies a notification and its campaign. */
export type NotificationKey = Pick<NotificationRow, 'id' | 'campaign_id'>

export const notificationApplications = pgTable(
  'notification_applications',
  {
    id: id('id').primaryKey(),
    campaign_id: id('campaign_id').notNull(),
    notification_id: id('notification_id').notNull(),
    application_id: id('application_id').notNull(),
  },
  (table) => [
    unique('notification_applications_pair').on(table.notification_id, table.application_id),
    index('notification_applications_application').on(table.campaign_id, table.application_id),
    foreignKey({
      name: 'notification_applications_notification',
      columns: [table.campaign_id, table.notification_id],
      foreignColumns: [notifications.campaign_id, notifications.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notification_applications_of',
      columns: [table.campaign_id, table.application_id],
      foreignColumns: [campaignApplications.campaign_id, campaignApplications.application_id],
    }),
  ],
)
