import { createHash, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { type Keys, keyedHash } from './keys.ts'

const ISSUER = 'console-sandbox'
const AUDIENCE = 'pub'

export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}
export type AccessCheck =
  | { readonly ok: true; readonly claims: AccessClaims }
  | { readonly ok: false; readonly code: 'token_expired' | 'token_invalid' }

/** The same claims and time give the same token, so that a repeated refresh returns the same. `ttl` is in seconds. */
export function signAccessToken(keys: Keys, claims: AccessClaims, issuedOn: Date, ttl: number): Promise<string> {
  const issuedAt = Math.floor(issuedOn.getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ttl)
    .sign(keys.accessTokens)
}

export async function checkAccessToken(keys: Keys, token: string, now: Date): Promise<AccessCheck> {
  try {
    const { payload } = await jwtVerify(token, keys.accessTokens, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now,
    })
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return { ok: false, code: 'token_invalid' }
    return { ok: true, claims: { userId: payload.sub, sessionId: payload.sid } }
  } catch (error) {
    return { ok: false, code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' }
  }
}

export const newRefreshToken = () => randomBytes(32).toString('base64url')
export const refreshTokenHash = (keys: Keys, token: string) => keyedHash(keys.refreshTokens, 'stored', token)
/** Derives the next token from this one, so that the same pair can be returned again without being stored. */
export const successorOf = (keys: Keys, token: string) => keyedHash(keys.refreshTokens, 'next', token)
/** The token has 256 random bits, so no key is needed. */
export const invitationTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
