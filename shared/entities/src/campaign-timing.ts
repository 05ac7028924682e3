import type { CampaignStatus } from '@console/contract'
import { useFormats, useKitText } from '@console/i18n'
import { serverNow } from '@console/session'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before its end from which a campaign is said to end. */
const SOON_DAYS = 7

interface Period {
  readonly status: CampaignStatus
  readonly start_date: string
  readonly end_date: string
}

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The zone in which 'today' and 'tomorrow' are meant. */
  readonly timeZone: string
}

export interface CampaignTiming {
  readonly phase: 'before' | 'running' | 'past'
  /** Days of the calendar to the start, to the end, or since the end; 0 is today. */
  readonly days: number
}

/** Returns which phase of its period a campaign is in; undefined for one that has ended or whose status is unknown. */
export function campaignTiming({ status, start_date, end_date }: Period, { now, timeZone }: Moment): CampaignTiming | undefined {
  if (status === 'ended' || status === 'unknown') return undefined
  const days = daysBetween(timeZone)
  if (now < Date.parse(start_date)) return { phase: 'before', days: days(now, start_date) }
  if (now < Date.parse(end_date)) return { phase: 'running', days: days(now, end_date) }
  return { phase: 'past', days: days(end_date, now) }
}

/** The timing to note beside an active campaign's status: not begun, ending soon, or past its end. */
export function noteworthyTiming(campaign: Period, moment: Moment): CampaignTiming | undefined {
  const timing = campaign.status === 'active' ? campaignTiming(campaign, moment) : undefined
  return timing?.phase === 'running' && timing.days > SOON_DAYS ? undefined : timing
}

/** Returns `noteworthyTiming` in words: 'Starts in 3 days', 'Ends tomorrow', 'Past its end date'. */
export function useTimingNote(): (campaign: Period) => string | undefined {
  const text = useKitText()
  const { timeZone } = useFormats()
  return (campaign) => {
    const timing = noteworthyTiming(campaign, { now: serverNow(), timeZone })
    if (!timing) return undefined
    const { phase, days } = timing
    if (phase === 'past') return text('status.campaign.pastEnd')
    return phase === 'before' ? text('campaign.startsIn', { days }) : text('campaign.endsIn', { days })
  }
}

/** Returns how many days of the zone's calendar are from one instant to another. */
export function daysBetween(timeZone: string): (from: string | number, to: string | number) => number {
  // Canada writes a day as '2026-11-20', which `Date.parse` reads.
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone })
  const dayOf = (instant: string | number) => Date.parse(calendar.format(new Date(instant))) / DAY_MS
  return (from, to) => dayOf(to) - dayOf(from)
}
