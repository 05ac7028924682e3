import { CAMPAIGN_STATUSES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf, sortedText, stamp } from '../columns.ts'
import { applications } from './applications.ts'
import { publishers } from './publishers.ts'
import { users } from './users.ts'

export const campaigns = pgTable(
  'campaigns',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    description: text('description').notNull(),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull(),
    start_date: instant('start_date').notNull(),
    end_date: instant('end_date').notNull(),
    owner_id: id('owner_id')
      .notNull()
      .references(() => users.id),
    ended_on: instant('ended_on'),
    /** Deleted campaigns stay for the records of what was rewarded; no call shows them. */
    deleted_on: instant('deleted_on'),
    ...stamp(),
  },
  (table) => {
    // Ascending on purpose: PostgreSQL reads it backwards for the newest first; a descending index is not used here.
    const notDeleted = sql`deleted_on is null`
    return [
      unique('campaigns_tenant').on(table.publisher_id, table.id),
      index('campaigns_by_created').on(table.publisher_id, table.created_on, table.id).where(notDeleted),
      index('campaigns_by_name').on(table.publisher_id, table.name, table.id).where(notDeleted),
      index('campaigns_by_start').on(table.publisher_id, table.start_date, table.id).where(notDeleted),
      index('campaigns_by_end').on(table.publisher_id, table.end_date, table.id).where(notDeleted),
      index('campaigns_by_period').on(table.publisher_id, table.end_date, table.start_date).where(notDeleted),
      index('campaigns_by_status').on(table.publisher_id, table.status, table.created_on, table.id).where(notDeleted),
      index('campaigns_by_owner').on(table.publisher_id, table.owner_id, table.created_on, table.id).where(notDeleted),
      // By publisher, so that a search does not read what it finds of all others.
      index('campaigns_search').using('gin', table.publisher_id, table.folded_name.op('gin_trgm_ops')).where(notDeleted),
      index('campaigns_short_search').using('gin', table.publisher_id, sql`search_pairs(folded_name)`).where(notDeleted),
      isOneOf('campaigns_status', table.status, CAMPAIGN_STATUSES),
      check('campaigns_dates', sql`${table.end_date} > ${table.start_date}`),
      check('campaigns_ended', sql`(${table.status} = 'ended') = (${table.ended_on} is not null)`),
    ]
  },
)
export type CampaignRow = typeof campaigns.$inferSelect
/** What identifies a campaign and its publisher. */
export type CampaignKey = Pick<CampaignRow, 'id' | 'publisher_id'>

export const campaignApplications = pgTable(
  'campaign_applications',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id').notNull(),
    campaign_id: id('campaign_id').notNull(),
    application_id: id('application_id').notNull(),
    /** The order in which the applications were chosen. */
    position: integer('position').notNull(),
  },
  (table) => [
    unique('campaign_applications_pair').on(table.campaign_id, table.application_id),
    index('campaign_applications_application').on(table.publisher_id, table.application_id, table.campaign_id),
    foreignKey({
      name: 'campaign_applications_campaign',
      columns: [table.publisher_id, table.campaign_id],
      foreignColumns: [campaigns.publisher_id, campaigns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'campaign_applications_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }),
  ],
)
