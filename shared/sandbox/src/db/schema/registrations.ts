import { LOCALES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf } from '../columns.ts'

/** Requests for an account. Approval creates the user and the publisher. */
export const registrations = pgTable(
  'registrations',
  {
    id: id('id').primaryKey(),
    email: text('email').notNull(),
    password_hash: text('password_hash'),
    google_subject: text('google_subject'),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    phone: text('phone'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** Null, as the code, for whoever was invited to a publisher that there is. */
    publisher_name: text('publisher_name'),
    publisher_code: text('publisher_code'),
    note: text('note').notNull(),
    method: text('method', { enum: ['email', 'google'] }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
    decision_note: text('decision_note'),
    decided_on: instant('decided_on'),
    created_on: instant('created_on').notNull(),
  },
  (table) => [
    index('registrations_email').on(sql`lower(${table.email})`, table.created_on),
    // Two registrations at the same time are one: for the second, the email or the code is taken.
    uniqueIndex('registrations_pending_email').on(sql`lower(${table.email})`).where(sql`${table.status} = 'pending'`),
    uniqueIndex('registrations_pending_code').on(sql`lower(${table.publisher_code})`).where(sql`${table.status} = 'pending'`),
    index('registrations_by_status').on(table.status, table.created_on, table.id),
    check('registrations_publisher', sql`${table.status} = 'approved' or ${table.publisher_code} is not null`),
    isOneOf('registrations_locale', table.locale, LOCALES),
    check('registrations_decided', sql`(${table.status} = 'pending') = (${table.decided_on} is null)`),
  ],
)
