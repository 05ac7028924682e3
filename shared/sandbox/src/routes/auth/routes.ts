import { login, logout, refresh } from '@console/contract'
import { authenticate } from '../../http/access.ts'
import { implement } from '../../http/implement.ts'
import { ProblemError } from '../../problems/problem.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { consumeLimit, LIMITS, refundLimit, resetLimit } from '../../security/rate-limits.ts'
import { refreshTokenHash, successorOf } from '../../security/tokens.ts'
import { openSession, tokensOf } from './open-session.ts'
import { findAccount, findSessionOfToken, insertRefreshToken, lockRefreshToken, markUsed, revokeSession } from './repository.ts'
import { decideRefresh } from './state.ts'

export const authRoutes = [
  implement(
    login,
    async ({ services, body, network, knownBrowser, now }) => {
      const { db, keys } = services
      const { email } = body
      // Counted before the password is checked, so that parallel guesses cannot pass the limit together.
      await consumeLimit(services, LIMITS.loginByNetwork, network)
      // Strangers who use up the attempts of an email do not lock its owner out where they signed in before.
      const limit = knownBrowser ? LIMITS.loginByBrowser : LIMITS.loginByEmail
      const subject = knownBrowser ? `${email} ${knownBrowser}` : email
      await consumeLimit(services, limit, subject)
      const account = await findAccount(db, email)
      const isRight = await verifyPassword(body.password, account?.passwordHash ?? null)
      if (!account || !isRight) throw new ProblemError('invalid_credentials')
      const { userId, refusal } = account
      const tokens = await db.transaction(async (tx) => {
        await resetLimit(tx, keys, limit, subject)
        await refundLimit(tx, keys, LIMITS.loginByNetwork, network)
        return userId && !refusal ? openSession(services, tx, userId, now) : undefined
      })
      if (!tokens) throw new ProblemError(refusal ?? 'account_disabled')
      return tokens
    },
    { ownTransactions: true },
  ),

  implement(
    refresh,
    async ({ services, body, now }) => {
      const { db, keys } = services
      const hash = refreshTokenHash(keys, body.refresh_token)
      const sessionId = await findSessionOfToken(db, hash)
      if (!sessionId) throw new ProblemError('refresh_invalid')
      await consumeLimit(services, LIMITS.refresh, sessionId)
      const next = successorOf(keys, body.refresh_token)
      const nextHash = refreshTokenHash(keys, next)
      const { decision, token } = await db.transaction(async (tx) => {
        const token = await lockRefreshToken(tx, hash, nextHash)
        const decision = decideRefresh(token, now)
        if (decision === 'refresh_reused') await revokeSession(tx, sessionId, 'reuse', now)
        if (decision === 'rotate') {
          await markUsed(tx, hash, now)
          await insertRefreshToken(tx, sessionId, nextHash, now)
        }
        return { decision, token }
      })
      if (decision !== 'rotate' && decision !== 'repeat') throw new ProblemError(decision)
      if (!token) throw new ProblemError('refresh_invalid')
      const person = { userId: token.session.user_id, sessionId, expiresOn: token.session.expires_on }
      return tokensOf(services, person, next, { issuedOn: token.used_on ?? now, now })
    },
    { ownTransactions: true },
  ),

  implement(logout, async ({ db, services, body, authorization, now }) => {
    const named = body.refresh_token ? await findSessionOfToken(db, refreshTokenHash(services.keys, body.refresh_token)) : undefined
    const bearer = authorization ? await authenticate({ ...services, db }, authorization).catch(ignoreProblem) : undefined
    for (const sessionId of [named, bearer?.sessionId]) if (sessionId) await revokeSession(db, sessionId, 'logout', now)
  }),
]

/** Signing out always succeeds: a token that is no longer valid has no session left to end. */
function ignoreProblem(error: unknown): undefined {
  if (!(error instanceof ProblemError)) throw error
}
