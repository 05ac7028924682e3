import { createInvitation } from '@console/contract'
import { and, arrayContains, arrayOverlaps, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.ts'
import { invitations, memberships, roles, users } from '../../db/schema/index.ts'

/**
 * Whether an invitation's sender may still invite with its role: an active member who may invite and holds every key of the
 * role (contract section 1). Otherwise it is void, also where the role has grown since.
 */
export function senderMayInvite(db: Database): SQL {
  const given = alias(roles, 'given')
  const senders = alias(roles, 'senders')
  const sender = db
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .innerJoin(senders, eq(senders.id, memberships.role_id))
    .innerJoin(given, eq(given.id, invitations.role_id))
    .where(
      and(
        eq(memberships.publisher_id, invitations.publisher_id),
        eq(memberships.user_id, invitations.invited_by),
        eq(memberships.status, 'active'),
        isNull(users.disabled_on),
        isNull(given.deleted_on),
        arrayOverlaps(senders.permissions, [...createInvitation.access.any_of]),
        arrayContains(senders.permissions, given.permissions),
      ),
    )
  return exists(sender)
}

export const canBeAccepted = (db: Database, now: Date): SQL | undefined =>
  and(eq(invitations.status, 'pending'), gt(invitations.expires_on, now), senderMayInvite(db))
