import type { Database } from '../../db/database.ts'
import type { MembershipRow, RoleRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { type IfMatch, requireVersion } from '../../http/conditional.ts'
import { findUnknownIds, ProblemError, refuseFields, requireFound } from '../../problems/problem.ts'
import { lockKnownApplications } from '../campaigns/campaign-applications.ts'
import { findRole } from '../roles/repository.ts'
import { lockTeam, requireWithin } from '../team/guards.ts'
import { lockMembership } from './repository.ts'

/**
 * The membership of somebody else with its role, locked with the team: nobody changes or removes themselves, nor whoever holds
 * keys that they lack.
 */
export async function lockOther(
  db: Database,
  caller: Member,
  id: string,
  ifMatch: IfMatch,
): Promise<{ row: MembershipRow; held: RoleRow }> {
  await lockTeam(db, caller.publisherId)
  const row = requireFound(await lockMembership(db, caller.publisherId, id), 'user_not_found')
  if (row.id === caller.membershipId) throw new ProblemError('cannot_change_self')
  const held = requireFound(await findRole(db, caller.publisherId, row.role_id), 'user_not_found').row
  requireWithin(caller, held.permissions)
  requireVersion(ifMatch, row.version)
  return { row, held }
}

/** Throws 422 for each application that the publisher does not have; those that were chosen before may stay. */
export async function requireApplications(
  db: Database,
  { publisherId }: Member,
  ids: readonly string[],
  chosen: readonly string[] = [],
): Promise<void> {
  const known = await lockKnownApplications(db, publisherId, ids, undefined)
  refuseFields(findUnknownIds([...known, ...chosen], ids, (n) => `/body/application_ids/${n}`))
}
