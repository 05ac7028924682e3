import { isUndecided } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { MetricRequestRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { type IfMatch, requireVersion } from '../../http/conditional.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { lockMetricRequest } from './repository.ts'

/** Locks the request; throws 409 once the provider has decided on it. */
export async function lockUndecided(db: Database, member: Member, id: string, ifMatch: IfMatch): Promise<MetricRequestRow> {
  const row = requireFound(await lockMetricRequest(db, member.publisherId, id), 'metric_request_not_found')
  if (!isUndecided(row.status)) throw new ProblemError('metric_request_decided')
  requireVersion(ifMatch, row.version)
  return row
}
