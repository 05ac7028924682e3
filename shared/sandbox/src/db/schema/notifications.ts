import { ACTIVE_STATUSES, AUDIENCE_TYPES, NOTIFICATION_TYPES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, isOneOf, sortedText, stamp } from '../columns.ts'
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
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
    notification_type: text('notification_type', { enum: NOTIFICATION_TYPES }).notNull(),
    audience_type: text('audience_type', { enum: AUDIENCE_TYPES }).notNull(),
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
    isOneOf('notifications_type', table.notification_type, NOTIFICATION_TYPES),
    isOneOf('notifications_audience', table.audience_type, AUDIENCE_TYPES),
    isOneOf('notifications_status', table.status, ACTIVE_STATUSES),
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
