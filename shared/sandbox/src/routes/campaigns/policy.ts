import { type Access, type CampaignAction, campaignAllows } from '@console/contract'
import type { CampaignRow } from '../../db/schema/index.ts'
import { type Member, ownershipOf, requireAccess } from '../../http/access.ts'
import { ProblemError } from '../../problems/problem.ts'

export const campaignOwnership = (member: Member, { owner_id }: Pick<CampaignRow, 'owner_id'>) => ownershipOf(owner_id === member.userId)

/** Checks the keys against the loaded record, then its state: an ended campaign can only be deleted. */
export function requireAction(
  member: Member,
  access: Access,
  campaign: Pick<CampaignRow, 'owner_id' | 'status'>,
  action: CampaignAction,
): void {
  requireAccess(member, access, campaignOwnership(member, campaign))
  if (!campaignAllows(campaign.status, action)) throw new ProblemError(action === 'end' ? 'already_ended' : 'campaign_ended')
}
