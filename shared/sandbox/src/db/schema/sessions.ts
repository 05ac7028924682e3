import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './users.ts'

/** One sign-in. Its lifetime starts at the sign-in, and token rotation does not extend it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id('id').primaryKey(),
    user_id: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_on: instant('created_on').notNull(),
    expires_on: instant('expires_on').notNull(),
    revoked_on: instant('revoked_on'),
    revoked_for: text('revoked_for', { enum: ['logout', 'reuse', 'password'] }),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_expiry').on(table.expires_on)],
)

/** The hashes of all refresh tokens that a session ever had: a used one that comes back reveals a theft. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    session_id: id('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_on: instant('created_on').notNull(),
    used_on: instant('used_on'),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
)
