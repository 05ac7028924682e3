import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, sortedText, stamp } from '../columns.ts'
import { countries } from './reference.ts'
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
    status: text('status', { enum: ['active', 'inactive'] }).notNull(),
    ...stamp(),
  },
  (table) => [
    uniqueIndex('publishers_code').on(sql`lower(${table.code})`),
    check('publishers_status', sql`${table.status} in ('active', 'inactive')`),
  ],
)
