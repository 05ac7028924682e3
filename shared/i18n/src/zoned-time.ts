/**
 * The value of an `<input type="datetime-local">` for an instant in a zone: '2026-11-20T15:00'.
 * Empty for text that is not an instant.
 */
export function toLocalInput(instant: string, timeZone: string): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) return ''
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16)
}

/**
 * The instant (UTC, RFC 3339) that a local input value means in a zone. A time that a change to summer time skips
 * is read with the offset before the change. Empty for an empty or unusable value.
 */
export function fromLocalInput(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`)
  if (Number.isNaN(wall)) return ''
  const first = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(first, timeZone)).toISOString()
}

/** Milliseconds that the zone's clock is ahead of UTC at an instant. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(time / 1000) * 1000
}
