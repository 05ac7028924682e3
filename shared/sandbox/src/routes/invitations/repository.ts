import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import {
  invitationApplications,
  invitations,
  membershipApplications,
  memberships,
  publishers,
  roles,
  users,
} from '../../db/schema/index.ts'
import { invitationTokenHash } from '../../security/tokens.ts'
import { senderMayInvite } from './sender-may-invite.ts'

export type InvitationRow = typeof invitations.$inferSelect

const byToken = (token: string) => eq(invitations.token_hash, invitationTokenHash(token))

export async function findInvitation(db: Database, token: string) {
  const [found] = await db
    .select({
      invitation: invitations,
      backed: sql<boolean>`${senderMayInvite(db)}`,
      publisher: { name: publishers.name, logo_url: publishers.logo_url },
      role: { name: roles.name, is_original: roles.is_original },
      invited_by: { first_name: users.first_name, last_name: users.last_name },
    })
    .from(invitations)
    .innerJoin(publishers, eq(publishers.id, invitations.publisher_id))
    .innerJoin(roles, eq(roles.id, invitations.role_id))
    .innerJoin(users, eq(users.id, invitations.invited_by))
    .where(byToken(token))
  return found
}

export const lockInvitation = (db: Database, token: string): Promise<InvitationRow | undefined> => lockRow(db, invitations, byToken(token))

export async function isStillBacked(db: Database, id: string): Promise<boolean> {
  return (await db.$count(invitations, and(eq(invitations.id, id), senderMayInvite(db)))) > 0
}

export async function hasUser(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, sql`lower(${users.email}) = lower(${email})`)) > 0
}

export async function isMember(db: Database, publisherId: string, userId: string): Promise<boolean> {
  return (await db.$count(memberships, and(eq(memberships.publisher_id, publisherId), eq(memberships.user_id, userId)))) > 0
}

/** Also marks the invitation accepted. */
export async function insertInvited(
  db: Database,
  invitation: InvitationRow,
  userId: string,
  membershipId: string,
  now: Date,
): Promise<void> {
  const { id, publisher_id, role_id } = invitation
  await db.insert(memberships).values({ id: membershipId, publisher_id, user_id: userId, role_id, status: 'active', joined_on: now })
  const chosen = await db
    .select({ application_id: invitationApplications.application_id })
    .from(invitationApplications)
    .where(eq(invitationApplications.invitation_id, id))
  if (chosen.length > 0) {
    await db
      .insert(membershipApplications)
      .values(chosen.map(({ application_id }) => ({ publisher_id, membership_id: membershipId, application_id })))
  }
  await db.update(invitations).set({ status: 'accepted', accepted_on: now }).where(eq(invitations.id, id))
}
