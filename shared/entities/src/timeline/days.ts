import { fromLocalInput, toLocalInput } from '@console/i18n'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day of the calendar in a zone at a moment (milliseconds since 1970): '2026-11-30'. */
export const dayAt = (time: number, timeZone: string) => toLocalInput(new Date(time).toISOString(), timeZone).slice(0, 10)

/** Returns the day `days` after another: '2026-11-30' and 1 is '2026-12-01'. */
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the first moment of a day in a zone, RFC 3339. */
export const beginOf = (day: string, timeZone: string) => fromLocalInput(`${day}T00:00`, timeZone)

/** Returns how many days of the calendar a day is after another. */
export const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Returns the same time of the clock `days` later in a zone, RFC 3339; clocks that change meanwhile do not move it. */
export function daysLater(instant: string, days: number, timeZone: string): string {
  const local = toLocalInput(instant, timeZone)
  const rest = Date.parse(instant) % 60_000
  const moved = fromLocalInput(`${dayAfter(local.slice(0, 10), days)}${local.slice(10)}`, timeZone)
  return new Date(Date.parse(moved) + rest).toISOString()
}
