import { eq, sql } from 'drizzle-orm'
import { nextVersion } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import type { UserRow } from '../../db/schema/index.ts'
import { users } from '../../db/schema/index.ts'
import type { GooglePerson } from '../../google/google.ts'

/** The person of a Google account, else the one with its verified email who has no other Google account. */
export async function findGoogleUser(db: Database, { subject, email }: GooglePerson): Promise<UserRow | undefined> {
  const [linked] = await db.select().from(users).where(eq(users.google_subject, subject))
  if (linked) return linked
  const [same] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email}) and ${users.google_subject} is null`)
  return same
}

export async function linkGoogle(db: Database, userId: string, subject: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ google_subject: subject, ...nextVersion(now) })
    .where(eq(users.id, userId))
}
