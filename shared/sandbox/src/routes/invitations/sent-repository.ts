import type { listInvitations, ParsedQueryOf, UserRef } from '@console/contract'
import { and, asc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { contains, countUpTo, type Listing, orderBy } from '../../db/listing.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  type ApplicationRow,
  applications,
  invitationApplications,
  invitations,
  memberships,
  type RoleRow,
  roles,
  userRef,
  users,
} from '../../db/schema/index.ts'
import type { InvitationRow } from './repository.ts'
import { canBeAccepted, senderMayInvite } from './sender-may-invite.ts'

export interface SentInvitation {
  readonly row: InvitationRow
  readonly role: RoleRow
  readonly invitedBy: UserRef
  /** Whether the sender may still invite with its role. */
  readonly backed: boolean
  readonly applications: readonly ApplicationRow[]
}

export function findSent(
  db: Database,
  publisherId: string,
  query: ParsedQueryOf<typeof listInvitations>,
  now: Date,
): Listing<SentInvitation> {
  const where = and(
    eq(invitations.publisher_id, publisherId),
    query.status && inStatus(db, query.status, now),
    contains(sql`search_fold(${invitations.email})`, query.q),
  )
  const { created_on, email } = invitations
  const order = orderBy(query.sort, { created_on, email }, invitations.id)
  return {
    count: (most) => countUpTo(db, invitations, where, most),
    rows: async (limit, offset) => {
      const rows = await selectSent(db, where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return withApplications(db, rows)
    },
  }
}

export async function findSentById(db: Database, publisherId: string, id: string): Promise<SentInvitation | undefined> {
  const [found] = await withApplications(db, await selectSent(db, ofPublisher(publisherId, id)))
  return found
}

export function lockSent(db: Database, publisherId: string, id: string): Promise<InvitationRow | undefined> {
  return lockRow(db, invitations, ofPublisher(publisherId, id))
}

/** Marks invitations as expired, so that the address can be invited again. */
export async function expireSentTo(db: Database, publisherId: string, email: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ status: 'expired' })
    .where(
      and(
        eq(invitations.publisher_id, publisherId),
        sql`lower(${invitations.email}) = lower(${email})`,
        eq(invitations.status, 'pending'),
        isOver(db, now),
      ),
    )
}

export async function insertSent(db: Database, row: typeof invitations.$inferInsert, applicationIds: readonly string[]): Promise<void> {
  await db.insert(invitations).values(row)
  const { publisher_id, id } = row
  await db
    .insert(invitationApplications)
    .values(applicationIds.map((application_id) => ({ publisher_id, invitation_id: id, application_id })))
}

export async function revoke(db: Database, id: string): Promise<void> {
  await db.update(invitations).set({ status: 'revoked' }).where(eq(invitations.id, id))
}

export async function isMemberByEmail(db: Database, publisherId: string, email: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.publisher_id, publisherId), sql`lower(${users.email}) = lower(${email})`))
    .limit(1)
  return found !== undefined
}

export async function findLocale(db: Database, email: string): Promise<'en' | 'vi' | undefined> {
  const [found] = await db.select({ locale: users.locale }).from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return found?.locale
}

const ofPublisher = (publisherId: string, id: string) => and(eq(invitations.publisher_id, publisherId), eq(invitations.id, id))

/** As it is shown: one that is past its time or void counts as expired, whatever is stored. */
function inStatus(db: Database, status: InvitationRow['status'], now: Date): SQL | undefined {
  if (status === 'pending') return canBeAccepted(db, now)
  if (status !== 'expired') return eq(invitations.status, status)
  return or(eq(invitations.status, 'expired'), and(eq(invitations.status, 'pending'), isOver(db, now)))
}

const isOver = (db: Database, now: Date) => or(lte(invitations.expires_on, now), not(senderMayInvite(db)))

function selectSent(db: Database, where: SQL | undefined) {
  return db
    .select({ row: invitations, role: roles, invitedBy: userRef, backed: sql<boolean>`${senderMayInvite(db)}` })
    .from(invitations)
    .innerJoin(roles, eq(roles.id, invitations.role_id))
    .innerJoin(users, eq(users.id, invitations.invited_by))
    .where(where)
}

async function withApplications(db: Database, found: readonly Omit<SentInvitation, 'applications'>[]): Promise<SentInvitation[]> {
  const { invitation_id, application_id } = invitationApplications
  const ids = found.map(({ row }) => row.id)
  const chosen = ids.length
    ? await db
        .select({ invitationId: invitation_id, application: applications })
        .from(invitationApplications)
        .innerJoin(applications, eq(applications.id, application_id))
        .where(inArray(invitation_id, ids))
        .orderBy(asc(applications.display_name), asc(applications.id))
    : []
  const of = Map.groupBy(chosen, ({ invitationId }) => invitationId)
  return found.map((one) => ({ ...one, applications: (of.get(one.row.id) ?? []).map(({ application }) => application) }))
}
