import type { Access } from '@console/contract'
import type { Database } from '../../db/database.ts'
import type { CampaignRow } from '../../db/schema/index.ts'
import { type Member, requireAccess } from '../../http/access.ts'
import { requireFound } from '../../problems/problem.ts'
import { campaignOwnership, requireAction } from './policy.ts'
import { findOwnedCampaign, lockCampaign, type OwnedCampaign } from './repository.ts'

/** Missions and notifications belong to the owner of their campaign. */
export async function requireCampaign(db: Database, member: Member, access: Access, id: string): Promise<OwnedCampaign> {
  const campaign = requireFound(await findOwnedCampaign(db, member.publisherId, id), 'campaign_not_found')
  requireAccess(member, access, campaignOwnership(member, campaign.row))
  return campaign
}

/** Locks the campaign while its missions or notifications are changed; throws if it has ended. */
export async function lockForChange(db: Database, member: Member, access: Access, id: string): Promise<CampaignRow> {
  const campaign = requireFound(await lockCampaign(db, member.publisherId, id), 'campaign_not_found')
  requireAction(member, access, campaign, 'update')
  return campaign
}
