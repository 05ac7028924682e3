import type { ApplicationRef, CampaignStatus } from '@console/contract'

export type PreflightId = 'pastEnd' | 'pastStart' | 'test' | 'empty'

/** Its words are `campaign.preflight.<id>`. */
export interface PreflightCheck {
  readonly id: PreflightId
  /** Number of applications it is about, or 0. */
  readonly count: number
}

export interface PreflightCampaign {
  /** Left out where the campaign is about to become active. */
  readonly status?: CampaignStatus | null
  readonly start_date: string
  readonly end_date: string
  readonly applications: readonly Pick<ApplicationRef, 'mode'>[]
  readonly missions: number
  readonly notifications: number
}

/**
 * Warnings before a campaign is saved or activated; none of them refuses anything. A campaign that is over gets no
 * warning that it has begun too, and invalid dates are left to the form. `now` is in milliseconds since 1970.
 */
export function preflightOf(campaign: PreflightCampaign, now: number): PreflightCheck[] {
  const { status = 'active', start_date, end_date, applications, missions, notifications } = campaign
  const isOver = Date.parse(end_date) <= now
  const hasBegun = Date.parse(start_date) <= now
  const test = applications.filter(({ mode }) => mode === 'TEST').length
  const found: readonly (PreflightCheck | false)[] = [
    isOver && { id: 'pastEnd', count: 0 },
    hasBegun && !isOver && { id: 'pastStart', count: 0 },
    test > 0 && { id: 'test', count: test },
    status === 'active' && missions + notifications === 0 && { id: 'empty', count: 0 },
  ]
  return found.filter((check) => check !== false)
}
