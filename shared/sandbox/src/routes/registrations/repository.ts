import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { publishers, registrations, users } from '../../db/schema/index.ts'
import type { RegistrationRow } from './presenter.ts'

type NewRegistration = typeof registrations.$inferInsert

export async function insertRegistration(db: Database, row: NewRegistration): Promise<RegistrationRow> {
  const [inserted] = await db.insert(registrations).values(row).returning()
  if (!inserted) throw new TypeError('An insert returned no row')
  return inserted
}

export async function insertUser(db: Database, row: typeof users.$inferInsert): Promise<void> {
  await db.insert(users).values(row)
}

/** Whether a publisher, or a registration that waits, has this code or name, without regard to case. */
export async function hasPublisher(db: Database, field: 'code' | 'name', value: string): Promise<boolean> {
  const [column, asked] =
    field === 'code' ? [publishers.code, registrations.publisher_code] : [publishers.name, registrations.publisher_name]
  const isThere = await db.$count(publishers, sql`lower(${column}) = lower(${value})`)
  const isAsked = await db.$count(registrations, and(eq(registrations.status, 'pending'), sql`lower(${asked}) = lower(${value})`))
  return isThere + isAsked > 0
}

/** The newest registration by this Google account, or with its email, that has not become a user. */
export async function findGoogleRegistration(db: Database, subject: string, email: string): Promise<RegistrationRow | undefined> {
  const [found] = await db
    .select()
    .from(registrations)
    .where(
      and(
        sql`${registrations.status} <> 'approved'`,
        or(eq(registrations.google_subject, subject), sql`lower(${registrations.email}) = lower(${email})`),
      ),
    )
    .orderBy(sql`${registrations.created_on} desc`)
    .limit(1)
  return found
}
