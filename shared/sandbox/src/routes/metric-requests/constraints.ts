import type { Database } from '../../db/database.ts'
import type { MetricRequestRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { refuseFields, type WrongField } from '../../problems/problem.ts'
import { lockKnownApplications } from '../campaigns/campaign-applications.ts'
import { isCategory } from '../metrics/repository.ts'

type References = Pick<MetricRequestRow, 'application_id' | 'metrics_category_id'>

/** Throws 422 for an application and a category that do not exist. What the request names already may stay. */
export async function requireReferences(
  db: Database,
  { publisherId }: Member,
  { application_id, metrics_category_id }: References,
  current?: References,
): Promise<void> {
  const wrong: WrongField[] = []
  if (application_id !== null && application_id !== current?.application_id) {
    const known = await lockKnownApplications(db, publisherId, [application_id], undefined)
    if (!known.has(application_id)) wrong.push(['/body/application_id', 'not_found'])
  }
  if (metrics_category_id !== null && !(await isCategory(db, metrics_category_id))) {
    wrong.push(['/body/metrics_category_id', 'not_found'])
  }
  refuseFields(wrong)
}
