import type { Database } from '../../db/database.ts'
import type { RoleRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { type IfMatch, requireVersion } from '../../http/conditional.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { requireHeldPermissions } from '../users/policy.ts'
import { lockTeam } from '../users/repository.ts'
import { lockRole } from './repository.ts'

/** The role, locked with the team; throws 409 for one of the provider's own, 403 for one with keys that the caller lacks. */
export async function lockCustomRole(db: Database, caller: Member, id: string, ifMatch: IfMatch): Promise<RoleRow> {
  const { publisherId } = caller
  await lockTeam(db, publisherId)
  const row = requireFound(await lockRole(db, publisherId, id), 'role_not_found')
  if (row.is_original) throw new ProblemError('role_is_original')
  requireHeldPermissions(caller, row.permissions)
  requireVersion(ifMatch, row.version)
  return row
}
