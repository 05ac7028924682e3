import { administers, permissionsNotHeld } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { MembershipRow, RoleRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { type IfMatch, requireVersion } from '../../http/conditional.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { findRolesInUse, findTeamRole, lockMembership, lockTeam } from './repository.ts'

/** Throws 403 if the keys are more than the member holds: nobody gives or takes what they lack (contract section 1). */
export function requireHeldPermissions({ permissions: held }: Member, keys: readonly string[]): void {
  if (permissionsNotHeld(held, keys).length > 0) throw new ProblemError('permission_escalation')
}

/**
 * The membership of someone else with its role, locked with the team: nobody changes or removes themselves, or anyone who holds
 * keys that they lack.
 */
export async function lockOtherMember(
  db: Database,
  caller: Member,
  id: string,
  ifMatch: IfMatch,
): Promise<{ row: MembershipRow; held: RoleRow }> {
  await lockTeam(db, caller.publisherId)
  const row = requireFound(await lockMembership(db, caller.publisherId, id), 'user_not_found')
  if (row.id === caller.membershipId) throw new ProblemError('cannot_change_self')
  const held = requireFound(await findTeamRole(db, caller.publisherId, row.role_id), 'user_not_found')
  requireHeldPermissions(caller, held.permissions)
  requireVersion(ifMatch, row.version)
  return { row, held }
}

/** Throws 409 if nobody is left who can put the team in order; for after a change that took keys from a member. */
export async function requireAdministrator(db: Database, publisherId: string): Promise<void> {
  const held = await findRolesInUse(db, publisherId)
  if (!held.some(({ permissions }) => administers(permissions))) throw new ProblemError('last_administrator')
}
