import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { lockRow } from '../db/lock-row.ts'
import { memberships, publishers, registrations, roles, users } from '../db/schema/index.ts'
import { requireUnique } from '../http/unique.ts'
import { newId } from '../ids.ts'
import { composeMail } from '../mail/compose.ts'
import { pageUrl } from '../mail/links.ts'
import type { MailKind } from '../mail/texts.ts'
import { ProblemError } from '../problems/problem.ts'
import type { RegistrationRow } from '../routes/registrations/presenter.ts'
import { ORIGINAL_ROLES } from '../seed/original-roles.ts'
import type { Services } from '../services.ts'
import type { Status } from './forms.ts'

export const DECISION_NOTE_MAX = 1000
const SHOWN = 200

/** Pending ones in the order in which they came, others the latest first. */
export function findRegistrations(db: Database, status: Status): Promise<RegistrationRow[]> {
  const order = status === 'pending' ? asc : desc
  return db
    .select()
    .from(registrations)
    .where(eq(registrations.status, status))
    .orderBy(order(registrations.created_on), order(registrations.id))
    .limit(SHOWN)
}

export async function findRegistration(db: Database, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id))
  return row
}

/** Makes the person, the publisher and its roles, and the person its owner, all or nothing; then writes to the person. */
export async function approveRegistration(services: Services, id: string): Promise<RegistrationRow> {
  const now = services.now()
  const approved = await services.db.transaction(async (tx) => {
    const row = await lockPending(tx, id)
    const userId = (await findUserId(tx, row.email)) ?? (await insertPerson(tx, row, now))
    await insertPublisher(tx, row, userId, now)
    return decide(tx, id, { status: 'approved', decided_on: now })
  })
  await notify(services, approved, 'registration_approved')
  return approved
}

export async function rejectRegistration(services: Services, id: string, note: string): Promise<RegistrationRow> {
  const rejected = await services.db.transaction(async (tx) => {
    await lockPending(tx, id)
    return decide(tx, id, { status: 'rejected', decision_note: note, decided_on: services.now() })
  })
  await notify(services, rejected, 'registration_rejected')
  return rejected
}

async function lockPending(db: Database, id: string): Promise<RegistrationRow> {
  const row = await lockRow(db, registrations, eq(registrations.id, id))
  if (!row) throw new ProblemError('not_found')
  if (row.status !== 'pending') throw new ProblemError('registration_decided')
  return row
}

async function decide(db: Database, id: string, values: Partial<RegistrationRow>): Promise<RegistrationRow> {
  const [row] = await db.update(registrations).set(values).where(eq(registrations.id, id)).returning()
  if (!row) throw new ProblemError('not_found')
  return row
}

/** The person may have got an account meanwhile, by an invitation. */
async function findUserId(db: Database, email: string): Promise<string | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return user?.id
}

async function insertPerson(db: Database, row: RegistrationRow, now: Date): Promise<string> {
  const { email, password_hash, google_subject, first_name, last_name, phone, locale } = row
  const user = { id: newId(now), email, password_hash, google_subject, first_name, last_name, phone, locale }
  await db.insert(users).values({ ...user, account_roles: ['admin'], created_on: now, updated_on: now })
  return user.id
}

async function insertPublisher(db: Database, row: RegistrationRow, ownerId: string, now: Date): Promise<void> {
  const publisherId = newId(now)
  const stamp = { created_on: now, updated_on: now }
  await requireUnique(
    { constraint: 'publishers_code', pointer: '/body/publisher_code', code: 'code_taken' },
    db.insert(publishers).values({
      id: publisherId,
      code: row.publisher_code ?? '',
      name: row.publisher_name ?? '',
      owner_id: ownerId,
      status: 'active',
      ...stamp,
    }),
  )
  const made = ORIGINAL_ROLES.map(({ name, description, permissions }) => ({
    id: newId(now),
    publisher_id: publisherId,
    is_original: true,
    name,
    description,
    permissions: [...permissions],
    ...stamp,
  }))
  await db.insert(roles).values(made)
  const owner = made.find(({ name }) => name === 'Owner')
  if (!owner) throw new TypeError('There is no role of the owner')
  await db.insert(memberships).values({
    id: newId(now),
    publisher_id: publisherId,
    user_id: ownerId,
    role_id: owner.id,
    is_owner: true,
    status: 'active',
    joined_on: now,
  })
}

/** The decision holds, whether or not the notice of it arrives; the mailer has logged why. */
async function notify({ mailer, settings }: Services, row: RegistrationRow, kind: MailKind): Promise<void> {
  const values = { name: row.first_name, publisher: row.publisher_name ?? '', note: row.decision_note ?? '' }
  // Through the chooser to home, which says what to do first.
  const path = kind === 'registration_approved' ? `/login?next=${encodeURIComponent('/select-publisher?next=%2F')}` : '/login'
  const url = pageUrl(settings.consoleOrigin, row.locale, path)
  await mailer.send(composeMail(kind, { to: row.email, language: row.locale, values, url })).catch(() => undefined)
}
