import type { AuthTokens } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { newId } from '../../ids.ts'
import { newRefreshToken, refreshTokenHash, signAccessToken } from '../../security/tokens.ts'
import type { Services } from '../../services.ts'
import { insertSession } from './repository.ts'

export async function openSession(services: Services, db: Database, userId: string, now: Date): Promise<AuthTokens> {
  const { keys, settings } = services
  const token = newRefreshToken()
  const session = { id: newId(now), created_on: now, expires_on: new Date(now.getTime() + settings.refreshTokenTtl * 1000) }
  await insertSession(db, { ...session, user_id: userId }, refreshTokenHash(keys, token))
  return tokensOf(services, { userId, sessionId: session.id, expiresOn: session.expires_on }, token, { issuedOn: now, now })
}

interface Subject {
  readonly userId: string
  readonly sessionId: string
  readonly expiresOn: Date
}

/**
 * A pair as it was at `issuedOn`, with what is left of its life; the same session, token and time give the same pair. Once its
 * access token has expired, a new one takes its place.
 */
export async function tokensOf(
  { keys, settings }: Services,
  subject: Subject,
  refreshToken: string,
  { issuedOn, now }: { issuedOn: Date; now: Date },
): Promise<AuthTokens> {
  const secondsTo = (time: number) => Math.max(0, Math.floor((time - now.getTime()) / 1000))
  const life = settings.accessTokenTtl * 1000
  const signedOn = issuedOn.getTime() + life > now.getTime() ? issuedOn : now
  return {
    access_token: await signAccessToken(keys, subject, signedOn, settings.accessTokenTtl),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: secondsTo(signedOn.getTime() + life),
    refresh_expires_in: secondsTo(subject.expiresOn.getTime()),
  }
}
