const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The value of an `<input type="datetime-local">` for an instant in a zone: '2026-11-20T15:00'.
 * Empty for text that is not an instant with an offset from UTC.
 */
export function toLocalInput(instant: string, timeZone: string): string {
  const time = /(?:Z|[+-]\d\d:\d\d)$/i.test(instant) ? Date.parse(instant) : Number.NaN
  if (Number.isNaN(time)) return ''
  // Without its seconds; from the year 10000 on, whose first hours are the last of 9999 elsewhere, years have more digits.
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, -8)
}

/**
 * The instant (UTC, RFC 3339) that a local input value means in a zone. Clock changes follow RFC 5545: a
 * skipped time is read with the offset before the change, and of a repeated time the first is meant.
 * Empty for an empty or unusable value, and for years that an instant of the API cannot have (before 1000, after 9999).
 */
export function fromLocalInput(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`)
  if (!isInReach(wall)) return ''
  // Offsets are shorter than a day, and no zone changes its clock twice within two days.
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  const time = [before, after].find((one) => one + offsetAt(one, timeZone) === wall) ?? before
  return isInReach(time) ? new Date(time).toISOString() : ''
}

const isInReach = (time: number) => time >= Date.UTC(1000, 0) && time < Date.UTC(10_000, 0)

const clocks: Record<string, Intl.DateTimeFormat> = {}

/** Made once, because constructing one is slow. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return clocks[timeZone]
}

/** Milliseconds that the zone's clock is ahead of UTC at an instant. */
function offsetAt(time: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(time / 1000) * 1000
}
