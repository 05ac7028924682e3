import { beginOf, dayAfter, dayAt, daysFrom } from './days.ts'

export const ZOOMS = ['week', 'month', 'quarter'] as const
export type Zoom = (typeof ZOOMS)[number]

/** The time that a timeline shows, in milliseconds since 1970; the end is the first moment that it does not show. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Its first day, and the one after its last. */
  readonly firstDay: string
  readonly nextDay: string
  readonly ticks: readonly number[]
}

/** Returns the week (from Monday), month or quarter of the calendar in a zone that has the day. */
export function spanOf(zoom: Zoom, day: string, timeZone: string): Span {
  if (zoom === 'week') {
    const firstDay = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
    return spanOfDays(firstDay, dayAfter(firstDay, 7), 1, timeZone)
  }
  if (zoom === 'month') return spanOfDays(monthAfter(day, 0), monthAfter(day, 1), 7, timeZone)
  const intoQuarter = (Number(day.slice(5, 7)) - 1) % 3
  const months = [0, 1, 2, 3].map((month) => monthAfter(day, month - intoQuarter)) as [string, string, string, string]
  return { ...spanOfDays(months[0], months[3], 1, timeZone), ticks: months.slice(0, 3).map((first) => timeOf(first, timeZone)) }
}

/** Returns the span between two days, with a date on the axis each `every` days from the first. */
export function spanOfDays(firstDay: string, nextDay: string, every: number, timeZone: string): Span {
  const ticks = Array.from({ length: Math.ceil(daysFrom(firstDay, nextDay) / every) }, (_, at) =>
    timeOf(dayAfter(firstDay, at * every), timeZone),
  )
  return { from: timeOf(firstDay, timeZone), to: timeOf(nextDay, timeZone), firstDay, nextDay, ticks }
}

/** Returns a day in the span before or after. */
export const dayBeside = ({ firstDay, nextDay }: Span, step: -1 | 1) => (step > 0 ? nextDay : dayAfter(firstDay, -1))

/** Returns the day of the zone's calendar at a moment, as an address has it; today where the address has none. */
export function dayOr(day: string | null, now: number, timeZone: string): string {
  const isDay = day !== null && /^[1-9]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return isDay ? day : dayAt(now, timeZone)
}

/** Returns how far into the span a moment is: 0 at its beginning, 100 at its end; less or more outside of it. */
export const shareOf = (time: number, { from, to }: Pick<Span, 'from' | 'to'>) => ((time - from) / (to - from)) * 100

function monthAfter(day: string, months: number): string {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months)).toISOString().slice(0, 10)
}

const timeOf = (day: string, timeZone: string) => Date.parse(beginOf(day, timeZone))
