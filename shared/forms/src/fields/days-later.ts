import { fromLocalInput, toLocalInput } from '@console/i18n'

const DAY_MS = 24 * 60 * 60 * 1000

/** The same time of day that many days later, also across a clock change; empty for what is no instant. */
export function daysLater(instant: string, days: number, timeZone: string): string {
  const local = Date.parse(`${toLocalInput(instant, timeZone)}Z`)
  return Number.isNaN(local) ? '' : fromLocalInput(new Date(local + days * DAY_MS).toISOString().slice(0, 16), timeZone)
}
