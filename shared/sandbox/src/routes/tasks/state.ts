import type { ErrorCode } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { CampaignKey, TaskRow } from '../../db/schema/index.ts'
import { ProblemError, requireFound } from '../../problems/problem.ts'
import { lockTask } from './repository.ts'

/** A mission of the campaign that has not ended, locked; `code` refuses one that has. */
export async function lockUnended(
  db: Database,
  campaign: CampaignKey,
  id: string,
  code: Extract<ErrorCode, `${string}_ended`>,
): Promise<TaskRow> {
  const row = requireFound(await lockTask(db, campaign, id), 'task_not_found')
  if (row.ended_on) throw new ProblemError(code)
  return row
}
