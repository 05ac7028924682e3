import { index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Mails that were written while no SMTP server is named: the outbox. */
export const mails = pgTable(
  'mails',
  {
    id: id('id').primaryKey(),
    /** The order in which they were written, also within one instant. */
    number: serial('number').notNull(),
    recipient: text('recipient').notNull(),
    /** The whole message (RFC 5322). */
    source: text('source').notNull(),
    created_on: instant('created_on').notNull(),
  },
  (table) => [index('mails_by_number').on(table.number)],
)
