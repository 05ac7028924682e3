import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Requests for an account; approval makes the user and the publisher of it. */
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
    publisher_name: text('publisher_name').notNull(),
    publisher_code: text('publisher_code').notNull(),
    note: text('note').notNull(),
    method: text('method', { enum: ['email', 'google'] }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
    decision_note: text('decision_note'),
    decided_on: instant('decided_on'),
    created_on: instant('created_on').notNull(),
  },
  (table) => [
    index('registrations_email').on(sql`lower(${table.email})`, table.created_on),
    check('registrations_decided', sql`(${table.status} = 'pending') = (${table.decided_on} is null)`),
  ],
)
