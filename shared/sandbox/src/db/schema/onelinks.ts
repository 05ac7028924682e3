import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../columns.ts'
import { publishers } from './publishers.ts'

export const onelinks = pgTable(
  'onelinks',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    custom_id: sortedText('custom_id').notNull(),
    display_name: sortedText('display_name').notNull(),
    folded: text('folded').generatedAlwaysAs(sql`search_fold(display_name || chr(10) || custom_id)`),
    google_play_url: text('google_play_url'),
    app_store_url: text('app_store_url'),
    fallback_url: text('fallback_url'),
    utm_source: text('utm_source').notNull(),
    utm_medium: text('utm_medium').notNull(),
    utm_campaign: text('utm_campaign').notNull(),
    utm_term: text('utm_term').notNull(),
    utm_content: text('utm_content').notNull(),
    ...stamp(),
  },
  (table) => [
    // Of every publisher, because the links of all are on one host.
    uniqueIndex('onelinks_custom_id').on(sql`lower(${table.custom_id})`),
    index('onelinks_by_name').on(table.publisher_id, table.display_name, table.id),
    index('onelinks_by_custom_id').on(table.publisher_id, table.custom_id, table.id),
    index('onelinks_by_created').on(table.publisher_id, table.created_on, table.id),
  ],
)
export type OnelinkRow = typeof onelinks.$inferSelect
