import { type CampaignSummary, endCampaign, listApplications, paths, updateCampaign } from '@console/contract'
import { noteworthyTiming } from '@console/entities'
import type { Needs } from '@console/session'

/** Something about an active campaign that a person should look at. */
export interface Need {
  readonly id: 'past' | 'ends' | 'empty' | 'test'
  readonly campaign: CampaignSummary
  /** Where it is settled, for who may do that. */
  readonly to: string
  readonly call: Needs
}

/** There is still time to settle what would be wrong on the first day. */
const SOON_MS = 7 * 86_400_000

const ORDER: readonly Need['id'][] = ['past', 'ends', 'empty', 'test']

/**
 * Returns what active campaigns need, the gravest first: they are past their end date, end within days, or, while they run and
 * from a week before, have no mission or an application in TEST.
 */
export function needsOf(campaigns: readonly CampaignSummary[], now: number, timeZone: string): readonly Need[] {
  return campaigns.flatMap((campaign) => needs(campaign, now, timeZone)).toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id))
}

function needs(campaign: CampaignSummary, now: number, timeZone: string): readonly Need[] {
  const { id, status, start_date, tasks_count, campaign_applications } = campaign
  if (status !== 'active') return []
  const phase = noteworthyTiming(campaign, { now, timeZone })?.phase
  const isNear = Date.parse(start_date) <= now + SOON_MS
  const inTest = campaign_applications.find(({ application }) => application.mode === 'TEST')?.application
  return [
    ...(phase === 'past' ? [{ id: 'past', campaign, to: paths.campaign(id), call: endCampaign } as const] : []),
    ...(phase === 'running' ? [{ id: 'ends', campaign, to: paths.campaignEdit(id), call: updateCampaign } as const] : []),
    ...(isNear && tasks_count === 0 ? [{ id: 'empty', campaign, to: paths.missionCreate(id), call: updateCampaign } as const] : []),
    ...(isNear && inTest ? [{ id: 'test', campaign, to: paths.application(inTest.code), call: listApplications } as const] : []),
  ]
}
