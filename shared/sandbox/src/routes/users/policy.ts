import type { Database } from '../../db/database.ts'
import type { MembershipRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { type IfMatch, requireVersion } from '../../http/conditional.ts'
import { ProblemError, refuseFields, requireFound } from '../../http/problem.ts'
import { lockKnownApplications, notAmong } from '../campaigns/campaign-applications.ts'
import { lockTeam } from '../team/guards.ts'
import { lockMembership } from './repository.ts'

/** The membership of somebody else, locked with the team: nobody changes or removes themselves. */
export async function lockOther(db: Database, caller: Member, id: string, ifMatch: IfMatch): Promise<MembershipRow> {
  await lockTeam(db, caller.publisherId)
  const row = requireFound(await lockMembership(db, caller.publisherId, id), 'user_not_found')
  if (row.id === caller.membershipId) throw new ProblemError('cannot_change_self')
  requireVersion(ifMatch, row.version)
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
  refuseFields(notAmong([...known, ...chosen], ids, (n) => `/body/application_ids/${n}`))
}
