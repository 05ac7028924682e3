import { administers, beyond } from '@console/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { memberships, publishers, type RoleRow, roles, users } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { fieldProblem, ProblemError } from '../../problems/problem.ts'

/**
 * Changes of one publisher's members, invitations and roles happen one after the other: two administrators could otherwise
 * demote each other, and a role could be deleted while somebody receives it.
 */
export async function lockTeam(db: Database, publisherId: string): Promise<void> {
  await lockRow(db, publishers, eq(publishers.id, publisherId))
}

/** Throws 403 if the keys are more than the member holds: nobody gives or takes what they lack (contract section 1). */
export function requireWithin({ permissions: held }: Member, keys: readonly string[]): void {
  if (beyond(held, keys).length > 0) throw new ProblemError('permission_escalation')
}

/** The role that a body names; throws 422 at its field for one that the publisher does not have. */
export async function requireRole(db: Database, publisherId: string, id: string): Promise<RoleRow> {
  const [row] = await db
    .select()
    .from(roles)
    .where(and(eq(roles.publisher_id, publisherId), eq(roles.id, id), isNull(roles.deleted_on)))
  if (!row) throw fieldProblem(['/body/role_id', 'not_found'])
  return row
}

/** Throws 409 if nobody is left who can put the team in order; asked after a change that took the keys from somebody. */
export async function requireAdministrator(db: Database, publisherId: string): Promise<void> {
  const held = await db
    .selectDistinct({ id: roles.id, permissions: roles.permissions })
    .from(memberships)
    .innerJoin(roles, eq(roles.id, memberships.role_id))
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.publisher_id, publisherId), eq(memberships.status, 'active'), isNull(users.disabled_on)))
  if (!held.some(({ permissions }) => administers(permissions))) throw new ProblemError('last_administrator')
}
