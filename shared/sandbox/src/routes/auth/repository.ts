import type { ErrorCode } from '@console/contract'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { refreshTokens, registrations, sessions, users } from '../../db/schema/index.ts'

export interface Account {
  /** Null if the person has not been approved. */
  readonly userId: string | null
  readonly passwordHash: string | null
  /** Why the account cannot sign in with the right password. */
  readonly refusal: Extract<ErrorCode, 'account_disabled' | 'registration_pending' | 'registration_rejected'> | null
}

/**
 * Returns the account of an email: a user, else the newest registration that is not yet a user. It always looks for both, so
 * that the time does not tell which one exists.
 */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`)
  const [registration] = await db
    .select()
    .from(registrations)
    .where(sql`lower(${registrations.email}) = lower(${email}) and ${registrations.status} <> 'approved'`)
    .orderBy(desc(registrations.created_on))
    .limit(1)
  if (user) return { userId: user.id, passwordHash: user.password_hash, refusal: user.disabled_on ? 'account_disabled' : null }
  if (!registration) return undefined
  const refusal = registration.status === 'pending' ? 'registration_pending' : 'registration_rejected'
  return { userId: null, passwordHash: registration.password_hash, refusal }
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert, tokenHash: string): Promise<void> {
  await db.insert(sessions).values(session)
  await insertRefreshToken(db, session.id, tokenHash, session.created_on)
}

export async function insertRefreshToken(db: Database, sessionId: string, hash: string, now: Date): Promise<void> {
  await db.insert(refreshTokens).values({ hash, session_id: sessionId, created_on: now })
}

/** The token with its session and the use of its successor, locked, so that of parallel refreshes one goes first. */
export async function lockRefreshToken(db: Database, hash: string, successorHash: string) {
  const successors = alias(refreshTokens, 'successors')
  const [found] = await db
    .select({
      used_on: refreshTokens.used_on,
      successor_used_on: successors.used_on,
      session: sessions,
      disabled_on: users.disabled_on,
    })
    .from(refreshTokens)
    .leftJoin(successors, eq(successors.hash, successorHash))
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens })
  return found
}

export async function markUsed(db: Database, hash: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ used_on: now }).where(eq(refreshTokens.hash, hash))
}

export async function findSessionOfToken(db: Database, hash: string): Promise<string | undefined> {
  const [found] = await db.select({ sessionId: refreshTokens.session_id }).from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return found?.sessionId
}

export async function revokeSession(db: Database, sessionId: string, reason: 'logout' | 'reuse', now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_on: now, revoked_for: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_on)))
}

export async function revokeSessions(db: Database, userId: string, reason: 'password', now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_on: now, revoked_for: reason })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_on)))
}
