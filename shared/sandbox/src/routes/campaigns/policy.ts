import { type CampaignAction, campaignAllows, isGranted, type Ownership, type Route } from '@console/contract'
import { demandKeys, type Member } from '../../http/access.ts'
import { ProblemError } from '../../http/problem.ts'

export const ownershipOf = (member: Member, campaign: { readonly owner_id: string }): Ownership =>
  campaign.owner_id === member.userId ? 'mine' : 'others'

/** With only a non-prefixed key a list shows the own rows (contract section 1). */
export function listsOnlyOwn(member: Member, access: Route['access']): boolean {
  return typeof access !== 'string' && !isGranted(member.permissions, access.any_of, 'others')
}

/** The keys against the loaded record, then its state: an ended campaign can only be deleted. */
export function demandAction(
  member: Member,
  access: Route['access'],
  campaign: { readonly owner_id: string; readonly status: 'active' | 'inactive' | 'ended' },
  action: CampaignAction,
): void {
  demandKeys(member, access, ownershipOf(member, campaign))
  if (!campaignAllows(campaign.status, action)) throw new ProblemError(action === 'end' ? 'already_ended' : 'campaign_ended')
}
