import { CAMPAIGN_NAME_MAX, type Campaign, type CampaignWrite, tidy } from '@console/contract'
import { fromLocalInput, toLocalInput } from '@console/i18n'
import { valuesOf } from './campaign-record.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The contract's latest date; some campaigns end then to mean never. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The zone in which 'tomorrow' and the time of day are meant. */
  readonly timeZone: string
}

/** Starts tomorrow at the same time of day, lasts as long and is inactive, so that it reaches nobody before it is looked at. */
export function duplicateOf(campaign: Campaign, name: string, { now, timeZone }: Moment): CampaignWrite {
  const today = toLocalInput(new Date(now).toISOString(), timeZone).slice(0, 10)
  // A campaign may start in the last hours of the year 9999, which are beyond it in another zone.
  const [, timeOfDay] = toLocalInput(campaign.start_date, timeZone).split('T')
  const start = fromLocalInput(`${nextDay(today)}T${timeOfDay}`, timeZone)
  const length = Date.parse(campaign.end_date) - Date.parse(campaign.start_date)
  return {
    ...valuesOf(campaign),
    name: cutName(name),
    status: 'inactive',
    start_date: start,
    end_date: new Date(Math.min(Date.parse(start) + length, LAST)).toISOString(),
  }
}

/** '2026-12-31' -> '2027-01-01'. */
function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

/** Cuts a name to what the contract allows, which counts characters. */
export const cutName = (name: string): string => [...tidy(name).toWellFormed()].slice(0, CAMPAIGN_NAME_MAX).join('').trimEnd()
