import type { Access } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { type Member, reachesOnlyOwn } from '../../http/access.ts'
import { findUnknownIds, refuseFields } from '../../problems/problem.ts'
import { belongsTo } from '../applications/repository.ts'
import { lockKnownApplications } from './campaign-applications.ts'

/** Throws 422 for each application that the member cannot see. The ones that the campaign already runs on may stay. */
export async function requireApplications(
  db: Database,
  caller: Member,
  access: Access,
  ids: readonly string[],
  current: readonly string[] = [],
): Promise<void> {
  const added = ids.filter((id) => !current.includes(id))
  const reach = reachesOnlyOwn(caller, access) ? belongsTo(caller) : undefined
  const known = await lockKnownApplications(db, caller.publisherId, added, reach)
  refuseFields(findUnknownIds([...current, ...known], ids, (n) => `/body/application_ids/${n}`))
}
