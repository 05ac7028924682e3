import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Responses are kept for 24 hours, so that a repeated request gets the first response and has no second effect (contract section 0). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash over person or address, method, path and key. */
    scope: text('scope').primaryKey(),
    body_hash: text('body_hash').notNull(),
    /** As text, because a repeated response must be the same to the byte. */
    answer: json('answer').$type<unknown>().notNull(),
    expires_on: instant('expires_on').notNull(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expires_on)],
)

/** Hits within the window that began with the first of them (contract section 7). */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resets_on: instant('resets_on').notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.resets_on)],
)
