import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export interface Keys {
  readonly accessTokens: Uint8Array
  readonly refreshTokens: Uint8Array
  /** Hashes what must be recognized but not readable: request bodies, addresses, emails in counters. */
  readonly pepper: Uint8Array
  readonly codes: Uint8Array
  readonly registrationTokens: Uint8Array
  /** Signs the cookie and the forms of the staff page. */
  readonly staff: Uint8Array
}

/** One key per purpose, so that a value made for one is worthless for another. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'console-sandbox', purpose, 32))
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    pepper: derive('pepper'),
    codes: derive('one-time codes'),
    registrationTokens: derive('registration tokens'),
    staff: derive('staff page'),
  }
}

/** HMAC-SHA-256 over the parts, unambiguous in where one ends. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** Compares secrets in constant time. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
