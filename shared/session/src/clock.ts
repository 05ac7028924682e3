/** A clock that is this much ahead may be right: the response took its time. */
const LATE_MS = 30_000

let behind = 0

/**
 * Milliseconds since 1970 by the clock of the server, with which the times of records are to be compared: those of people may be wrong by
 * years. Until a call has come back it is that of the device.
 */
export const serverNow = (): number => Date.now() + behind

/**
 * Takes the time from the `Date` header of a response (RFC 9110, section 6.6.1), which leaves out the milliseconds. One that the browser
 * may have kept says when it was made.
 */
export function hearServerTime(headers: Headers): void {
  if (mayBeKept(headers)) return
  const found = Date.parse(headers.get('Date') ?? '') + 1000 - Date.now()
  if (!Number.isNaN(found)) behind = found > 0 || found < -LATE_MS ? found : 0
}

/** Whether a browser may take the response from its cache without asking, so that it tells nothing of now. */
export const mayBeKept = (headers: Headers): boolean => /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '')
