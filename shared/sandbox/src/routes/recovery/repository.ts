import { and, isNull, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { type UserRow, users } from '../../db/schema/index.ts'

/** Undefined where no person who may sign in has this email. */
export async function setPassword(db: Database, email: string, passwordHash: string, now: Date): Promise<UserRow | undefined> {
  const [changed] = await db
    .update(users)
    .set({ password_hash: passwordHash, ...nextVersion(now) })
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.disabled_on)))
    .returning()
  return changed
}
