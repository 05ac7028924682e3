import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { publishers, registrations, users } from '../../db/schema/index.ts'
import { requireUnique } from '../../http/unique.ts'
import type { RegistrationRow } from './presenter.ts'

type NewRegistration = typeof registrations.$inferInsert

/** Adds a registration; 409 where another one waits with its email or its publisher's code. */
export async function insertRegistration(db: Database, row: NewRegistration): Promise<RegistrationRow> {
  const write = requireUnique(
    { constraint: 'registrations_pending_code', pointer: '/body/publisher_code', code: 'code_taken' },
    db.insert(registrations).values(row).returning(),
  )
  const [inserted] = await requireUnique({ constraint: 'registrations_pending_email', pointer: '/body/email', code: 'email_taken' }, write)
  if (!inserted) throw new TypeError('An insert returned no row')
  return inserted
}

/** Adds a person; 409 where someone has the email or the Google account. */
export async function insertUser(db: Database, row: typeof users.$inferInsert): Promise<void> {
  const taken = { pointer: '/body/email', code: 'email_taken' } as const
  const write = requireUnique({ constraint: 'users_google_subject_unique', ...taken }, db.insert(users).values(row))
  await requireUnique({ constraint: 'users_email', ...taken }, write)
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
