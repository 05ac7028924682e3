export const CAMPAIGN_STATUSES = ['active', 'inactive', 'ended'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number] | 'unknown'

export type CampaignAction = 'update' | 'end' | 'delete'

/** Returns whether the status of a campaign allows an action: an ended one can only be deleted. */
export function campaignAllows(status: CampaignStatus, action: CampaignAction): boolean {
  return action === 'delete' || status !== 'ended'
}

/** Returns whether a campaign is past its end date but not ended. End dates do not end campaigns. */
export function isPastEnd(campaign: { status: CampaignStatus; end_date: string }, now: number): boolean {
  return campaign.status === 'active' && Date.parse(campaign.end_date) <= now
}
