import { beginOf, dayAfter, daysFrom } from './days.ts'

/** The time that a timeline shows, in milliseconds since 1970; the end is the first moment that it does not show. */
export interface Span {
  readonly from: number
  readonly to: number
  /** The moments at which its axis has a date. */
  readonly ticks: readonly number[]
}

/** Returns the span between two days, with a date on the axis every so many days from the first. */
export function spanOfDays(firstDay: string, nextDay: string, every: number, timeZone: string): Span {
  const ticks = Array.from({ length: Math.ceil(daysFrom(firstDay, nextDay) / every) }, (_, at) =>
    timeOf(dayAfter(firstDay, at * every), timeZone),
  )
  return { from: timeOf(firstDay, timeZone), to: timeOf(nextDay, timeZone), ticks }
}

/** Returns how far into the span a moment is: 0 at its beginning, 100 at its end; less or more outside of it. */
export const shareOf = (time: number, { from, to }: Pick<Span, 'from' | 'to'>) => ((time - from) / (to - from)) * 100

const timeOf = (day: string, timeZone: string) => Date.parse(beginOf(day, timeZone))
