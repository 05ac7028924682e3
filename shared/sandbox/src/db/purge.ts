import { lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { idempotencyKeys, oneTimeCodes, rateCounters, sessions, spentTokens } from './schema/index.ts'

/** Sessions stay for a day after their end, so that their tokens can still be told from unknown ones. */
const SESSION_KEPT_MS = 24 * 60 * 60 * 1000

/** Removes what has expired; nothing reads these rows any more. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expires_on, now))
  await db.delete(rateCounters).where(lte(rateCounters.resets_on, now))
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expires_on, now))
  await db.delete(spentTokens).where(lte(spentTokens.expires_on, now))
  await db.delete(sessions).where(lte(sessions.expires_on, new Date(now.getTime() - SESSION_KEPT_MS)))
}
