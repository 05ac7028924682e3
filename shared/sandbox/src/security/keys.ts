import { createHmac, hkdfSync } from 'node:crypto'

export interface Keys {
  /** Signs access tokens. */
  readonly accessTokens: Uint8Array
  /** Hashes and derives refresh tokens. */
  readonly refreshTokens: Uint8Array
  /** Hashes what must be recognised and not read: request bodies, addresses, e-mails in counters. */
  readonly pepper: Uint8Array
}

/** One key per purpose, so that a value made for one is worthless for another. */
export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'console-sandbox', purpose, 32))
  return { accessTokens: derive('access tokens'), refreshTokens: derive('refresh tokens'), pepper: derive('pepper') }
}

/** HMAC-SHA-256 over the parts, unambiguous in where one ends. */
export function keyedHash(key: Uint8Array, ...parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
