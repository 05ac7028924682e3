import { type CampaignStatus, isPastEnd } from '@console/contract'
import { type Span, shareOf } from './timeline-span.ts'

export interface Scheduled {
  readonly status: CampaignStatus
  readonly start_date: string
  readonly end_date: string
  readonly ended_on?: string | null | undefined
}

/** When a campaign runs, in milliseconds since 1970. */
export interface Run {
  readonly from: number
  readonly to: number
  /** Its end date, where it still runs after that because nobody has ended it. */
  readonly overdueFrom?: number
}

/** Returns when a campaign runs: until it was ended, if that was early, and until now if it is past its end but active. */
export function runOf(campaign: Scheduled, now: number): Run {
  const from = Date.parse(campaign.start_date)
  const end = Date.parse(campaign.end_date)
  if (isPastEnd(campaign, now)) return { from, to: now, overdueFrom: end }
  const ended = campaign.status === 'ended' && campaign.ended_on ? Date.parse(campaign.ended_on) : end
  return { from, to: Math.min(ended, end) }
}

/** Returns whether a campaign runs at some time of the span; one that was ended before it began is where it would have begun. */
export function runsWithin({ from, to }: Run, span: Pick<Span, 'from' | 'to'>): boolean {
  return from < span.to && Math.max(to, from + 1) > span.from
}

/** Where a bar is in the span, in percent of its width, and which of its ends are outside. */
export interface BarPlace {
  readonly start: number
  readonly size: number
  readonly beginsBefore: boolean
  readonly endsAfter: boolean
  /** How much of the bar is past the end date, in percent of the bar. */
  readonly overdue: number
}

export function placeOf({ from, to, overdueFrom = to }: Run, span: Pick<Span, 'from' | 'to'>): BarPlace {
  const start = Math.max(0, shareOf(from, span))
  const size = Math.max(0, Math.min(100, shareOf(to, span)) - start)
  const late = Math.max(0, Math.min(100, shareOf(to, span)) - Math.max(start, shareOf(overdueFrom, span)))
  return { start, size, beginsBefore: from < span.from, endsAfter: to > span.to, overdue: size > 0 ? (late / size) * 100 : 0 }
}
