import { LOCALES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf, stamp } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: id('id').primaryKey(),
    email: text('email').notNull(),
    /** Null for people who sign in with Google only. */
    password_hash: text('password_hash'),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    phone: text('phone'),
    avatar_url: text('avatar_url'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    account_roles: text('account_roles').array().notNull(),
    google_subject: text('google_subject').unique(),
    disabled_on: instant('disabled_on'),
    ...stamp(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`), isOneOf('users_locale', table.locale, LOCALES)],
)
export type UserRow = typeof users.$inferSelect

/** The columns of a person as other records show them, such as the owner. */
export const userRef = { id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name } as const
