import { routeById } from '@console/contract/routes'
import type { CallContext } from '../api.ts'
import { errorFacts } from '../log.ts'
import { problemCode } from './problem-code.ts'
import { type RenewalParts, tokenRenewal } from './renew-tokens.ts'
import type { Session } from './sessions.ts'
import { StoreUnavailable } from './store-outage.ts'

/** An access token that expires sooner than this is renewed before it is used. */
const MARGIN_MS = 5_000
/** The same for a call that cannot be repeated: the API may check the token only after it has received the whole body. */
const ONCE_MARGIN_MS = 30_000
const SIGN_OUT_LIMIT_MS = 3_000

const logoutRoute = routeById('auth.logout')
/** Problems of the access token, not of the call. */
const TOKEN_CODES = ['unauthenticated', 'token_expired', 'token_invalid', 'session_revoked']

export type Answer =
  | { readonly kind: 'answer'; readonly response: Response }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unavailable' }

export interface Gateway {
  /**
   * Sends a call with the session's access token, which it renews before or after if needed. Throws ApiUnreachable. A call
   * that can be made only `once` is not repeated with new tokens: it is `unavailable`, and the next attempt uses them.
   */
  send(
    session: Session,
    context: CallContext,
    call: (accessToken: string) => Promise<Response>,
    how?: { readonly once: boolean },
  ): Promise<Answer>
  /** Ends the session here, then at the API. Signing out works even if one of them is down. */
  signOut(session: Session, context: CallContext): Promise<void>
}

export function createGateway(parts: RenewalParts): Gateway {
  const { api, sessions, clock, log } = parts
  const renew = tokenRenewal(parts)

  return {
    async send(session, context, call, { once } = { once: false }) {
      let current = session
      if (current.access_expires - (once ? ONCE_MARGIN_MS : MARGIN_MS) <= clock.now()) {
        const renewed = await renew(current, context)
        if (renewed === 'ended') return { kind: 'ended' }
        if (renewed !== 'unavailable') current = renewed
        else if (current.access_expires <= clock.now()) return { kind: 'unavailable' }
      }
      const response = await call(current.access)
      const code = await tokenCode(response)
      if (code === null) return { kind: 'answer', response }
      const renewed = code === 'session_revoked' ? 'ended' : await renew(current, context)
      if (renewed === 'unavailable' || (once && renewed !== 'ended')) return { kind: 'unavailable' }
      if (renewed !== 'ended') {
        const second = await call(renewed.access)
        const refusal = await tokenCode(second)
        if (refusal === null) return { kind: 'answer', response: second }
        // A response that came very late brings a token that has expired on its way.
        if (refusal === 'token_expired') return { kind: 'unavailable' }
      }
      // The API refused a token that it has just issued: keeping the session would repeat this forever.
      await sessions.end(session.key)
      return { kind: 'ended' }
    },
    async signOut(session, context) {
      log.count('signed out')
      try {
        await sessions.end(session.key)
      } catch (error) {
        // What stays in the store is worth nothing once its tokens are revoked.
        if (!(error instanceof StoreUnavailable)) throw error
      }
      try {
        const json = { refresh_token: session.refresh }
        await api.call({
          route: logoutRoute,
          url: logoutRoute.path,
          context,
          json,
          accessToken: session.access,
          limitMs: SIGN_OUT_LIMIT_MS,
        })
      } catch (error) {
        log.error('sign-out not passed on', { request_id: context.requestId, ...errorFacts(error) })
      }
    },
  }
}

async function tokenCode(response: Response): Promise<string | null> {
  if (response.status !== 401) return null
  const code = await problemCode(response.clone())
  return code !== null && TOKEN_CODES.includes(code) ? code : null
}
