import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The newest one-time code of an address and purpose; neither can be read out of it (contract section 7). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** Hash over purpose and email. */
    subject: text('subject').primaryKey(),
    /** Hash over email, purpose and code. */
    hash: text('hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expires_on: instant('expires_on').notNull(),
  },
  (table) => [index('one_time_codes_expiry').on(table.expires_on)],
)

/** Tokens that count once and were used, until they have expired anyway. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    hash: text('hash').primaryKey(),
    expires_on: instant('expires_on').notNull(),
  },
  (table) => [index('spent_tokens_expiry').on(table.expires_on)],
)
