import type { Database } from '../../db/database.ts'
import type { RoleRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { fieldProblem, findUnknownIds, refuseFields } from '../../problems/problem.ts'
import { lockKnownApplications } from '../campaigns/campaign-applications.ts'
import { findTeamRole } from './repository.ts'

/** Throws 422 at its field for a role that the publisher does not have. */
export async function requireRole(db: Database, publisherId: string, id: string): Promise<RoleRow> {
  const row = await findTeamRole(db, publisherId, id)
  if (!row) throw fieldProblem(['/body/role_id', 'not_found'])
  return row
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
