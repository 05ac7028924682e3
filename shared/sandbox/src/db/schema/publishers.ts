import { ACTIVE_STATUSES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, isOneOf, sortedText, stamp } from '../columns.ts'
import { categories, countries } from './reference.ts'
import { users } from './users.ts'

export const publishers = pgTable(
  'publishers',
  {
    id: id('id').primaryKey(),
    code: text('code').notNull(),
    name: sortedText('name').notNull(),
    folded_name: text('folded_name').generatedAlwaysAs(sql`search_fold(name)`),
    description: text('description').notNull().default(''),
    logo_url: text('logo_url'),
    website_url: text('website_url'),
    contact_email: text('contact_email'),
    contact_phone: text('contact_phone'),
    address: text('address').notNull().default(''),
    country_code: text('country_code').references(() => countries.code),
    owner_id: id('owner_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
    ...stamp(),
  },
  (table) => [uniqueIndex('publishers_code').on(sql`lower(${table.code})`), isOneOf('publishers_status', table.status, ACTIVE_STATUSES)],
)
export type PublisherRow = typeof publishers.$inferSelect

export const publisherCategories = pgTable(
  'publisher_categories',
  {
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id, { onDelete: 'cascade' }),
    category_id: id('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ name: 'publisher_categories_key', columns: [table.publisher_id, table.category_id] }),
    index('publisher_categories_category').on(table.category_id),
  ],
)
