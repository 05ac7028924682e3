import { beginOf, dayAfter, dayAt } from '@console/entities'

/** The first and the last day of a time, as `<input type="date">` has them; an empty one leaves that side open. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const USUAL_DAYS: readonly number[] = [1, 7, 30]

/** The query of the list for campaigns that run on some of the days in a zone; the last day counts as a whole. */
export function queryOf({ from, to }: Days, timeZone: string): { readonly runs_from: string; readonly runs_to: string } {
  return { runs_from: from && beginOf(from, timeZone), runs_to: to && beginOf(dayAfter(to, 1), timeZone) }
}

/** Inverse of `queryOf`. */
export function daysOf({ runs_from, runs_to }: Readonly<Record<string, unknown>>, timeZone: string): Days {
  return {
    from: typeof runs_from === 'string' ? dayAt(Date.parse(runs_from), timeZone) : '',
    to: typeof runs_to === 'string' ? dayAt(Date.parse(runs_to) - 1, timeZone) : '',
  }
}

/** `days` days, today included. */
export function nextDays(days: number, now: number, timeZone: string): Days {
  const today = dayAt(now, timeZone)
  return { from: today, to: dayAfter(today, days - 1) }
}
