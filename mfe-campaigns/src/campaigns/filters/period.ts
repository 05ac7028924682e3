import { fromLocalInput, toLocalInput } from '@console/i18n'

/** The first and the last day of a time, as `<input type="date">` has them; an empty one leaves that side open. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The periods that one press chooses: today, a week, a month. */
export const USUAL_DAYS: readonly number[] = [1, 7, 30]

const DAY_MS = 24 * 60 * 60 * 1000

/** The day so many days after another: '2026-11-30' and 1 is '2026-12-01'. */
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The query of the list for campaigns that run on some of the days in a zone; the last day counts as a whole. */
export function queryOf({ from, to }: Days, timeZone: string): { readonly runs_from: string; readonly runs_to: string } {
  const begin = (day: string) => fromLocalInput(`${day}T00:00`, timeZone)
  return { runs_from: from && begin(from), runs_to: to && begin(dayAfter(to, 1)) }
}

/** The days of such a query. */
export function daysOf({ runs_from, runs_to }: Readonly<Record<string, unknown>>, timeZone: string): Days {
  const day = (time: number) => toLocalInput(new Date(time).toISOString(), timeZone).slice(0, 10)
  return {
    from: typeof runs_from === 'string' ? day(Date.parse(runs_from)) : '',
    to: typeof runs_to === 'string' ? day(Date.parse(runs_to) - 1) : '',
  }
}

/** Today and so many days in all. */
export function nextDays(days: number, now: number, timeZone: string): Days {
  const today = toLocalInput(new Date(now).toISOString(), timeZone).slice(0, 10)
  return { from: today, to: dayAfter(today, days - 1) }
}
