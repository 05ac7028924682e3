import { daysLater } from '@console/entities'

/** Returns the date that is `days` later than `from`; undefined on the same day, or if not later than `after` (ms since 1970). */
export function draggedTo(
  from: string,
  days: number,
  { after = 0, timeZone }: { readonly after?: number | undefined; readonly timeZone: string },
) {
  const moved = daysLater(from, days, timeZone)
  return days === 0 || Date.parse(moved) <= after ? undefined : moved
}
