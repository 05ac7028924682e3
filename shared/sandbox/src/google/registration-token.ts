import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Keys } from '../security/keys.ts'
import type { GooglePerson } from './google.ts'

const ISSUER = 'console-sandbox'
const AUDIENCE = 'register/google'
export const REGISTRATION_TOKEN_SECONDS = 600

/** The cookie that carries the token for callers without a gateway. */
export const REGISTRATION_COOKIE = 'pub_reg'

const Claims = v.object({ sub: v.string(), email: v.string(), given_name: v.string(), family_name: v.string() })

export function signRegistrationToken(keys: Keys, { subject, email, first_name, last_name }: GooglePerson, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ email, given_name: first_name, family_name: last_name })
    .setProtectedHeader({ alg: 'HS256', typ: 'registration+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + REGISTRATION_TOKEN_SECONDS)
    .sign(keys.registrationTokens)
}

/** Null where the token is forged, for something else, or expired. */
export async function readRegistrationToken(keys: Keys, token: string, now: Date): Promise<GooglePerson | null> {
  try {
    const { payload } = await jwtVerify(token, keys.registrationTokens, {
      algorithms: ['HS256'],
      typ: 'registration+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    })
    const { sub, email, given_name, family_name } = v.parse(Claims, payload)
    return { subject: sub, email, first_name: given_name, last_name: family_name }
  } catch {
    return null
  }
}
