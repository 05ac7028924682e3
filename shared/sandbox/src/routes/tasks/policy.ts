import type { Access, ErrorCode } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { CampaignKey, CampaignRow, TaskRow } from '../../db/schema/index.ts'
import { type Member, requireAccess } from '../../http/access.ts'
import { ProblemError, requireFound } from '../../http/problem.ts'
import { campaignOwnership, requireAction } from '../campaigns/policy.ts'
import { findOwnedCampaign, lockCampaign, type OwnedCampaign } from '../campaigns/repository.ts'
import { lockTask } from './repository.ts'

/** The campaign of the path, whose missions belong to whoever it belongs to. */
export async function requireCampaign(db: Database, member: Member, access: Access, id: string): Promise<OwnedCampaign> {
  const campaign = requireFound(await findOwnedCampaign(db, member.publisherId, id), 'campaign_not_found')
  requireAccess(member, access, campaignOwnership(member, campaign.row))
  return campaign
}

/** The campaign of the path, locked while its missions are changed; one that has ended refuses that. */
export async function lockForChange(db: Database, member: Member, access: Access, id: string): Promise<CampaignRow> {
  const campaign = requireFound(await lockCampaign(db, member.publisherId, id), 'campaign_not_found')
  requireAction(member, access, campaign, 'update')
  return campaign
}

/** A mission of the campaign that has not ended, locked; `code` refuses one that has. */
export async function lockRunning(
  db: Database,
  campaign: CampaignKey,
  id: string,
  code: Extract<ErrorCode, `${string}_ended`>,
): Promise<TaskRow> {
  const row = requireFound(await lockTask(db, campaign, id), 'task_not_found')
  if (row.ended_on) throw new ProblemError(code)
  return row
}
