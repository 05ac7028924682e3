import { AuthTokens, Problem } from '@console/contract'
import { routeById } from '@console/contract/routes'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import type { Session, Sessions } from './sessions.ts'
import type { SessionStore } from './store.ts'

/** An access token with less time left than this is renewed before it is used. */
const MARGIN_MS = 5_000
const REFRESH_LIMIT_MS = 3_000
/** The same for a call that cannot be made a second time: the API may look at the token only once it has all of the body. */
const ONCE_MARGIN_MS = 30_000
/**
 * Both tries of one host, and little more: the host that takes over from one that died must begin its own within the
 * ten seconds in which the API answers a used refresh token with the same pair.
 */
const LOCK_MS = 2 * REFRESH_LIMIT_MS + 500
/** How often a host that waits for another one's tokens looks whether that one still holds the lock. */
const TAKE_OVER_MS = 250

const refreshRoute = routeById('auth.refresh')
const logoutRoute = routeById('auth.logout')
/** Answers to a renewal after which the session is over for good; nothing else ends one. */
const FINAL_CODES = ['refresh_invalid', 'refresh_reused', 'session_revoked']
/** Answers that speak of the access token, not of the call. */
const TOKEN_CODES = ['unauthenticated', 'token_expired', 'token_invalid', 'session_revoked']

export type Answer =
  | { readonly kind: 'answer'; readonly response: Response }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unavailable' }

export interface Gateway {
  /**
   * Sends a call with the session's access token, renewing it before or after where needed. Throws ApiUnreachable.
   * A call that can be made only `once` is not repeated with new tokens: it is `unavailable`, and the next try has them.
   */
  send(
    session: Session,
    context: CallContext,
    call: (accessToken: string) => Promise<Response>,
    how?: { readonly once: boolean },
  ): Promise<Answer>
  /** Ends the session here, then at the API; an API that is down does not keep anybody signed in. */
  signOut(session: Session, context: CallContext): Promise<void>
}

export interface GatewayParts {
  readonly api: Api
  readonly sessions: Sessions
  readonly store: SessionStore
  readonly clock: Clock
  readonly log: Log
}

export function createGateway({ api, sessions, store, clock, log }: GatewayParts): Gateway {
  type Renewal = Session | 'ended' | 'unavailable'
  const renewals = new Map<string, Promise<Renewal>>()

  function renew(session: Session, context: CallContext): Promise<Renewal> {
    const running = renewals.get(session.key)
    if (running) return running
    const renewal = renewOnce(session, context).finally(() => renewals.delete(session.key))
    renewals.set(session.key, renewal)
    return renewal
  }

  async function renewOnce(session: Session, context: CallContext): Promise<Renewal> {
    const end = clock.now() + 2 * LOCK_MS
    do {
      const release = await store.lock(session.key, LOCK_MS)
      if (!release) await store.waitForChange(session.key, session.version, TAKE_OVER_MS)
      try {
        const current = await sessions.again(session.key)
        if (!current) return 'ended'
        if (current.version !== session.version) return current
        if (release) return await askForTokens(current, context)
      } finally {
        await release?.()
      }
    } while (clock.now() < end)
    return 'unavailable'
  }

  async function askForTokens(session: Session, context: CallContext): Promise<Renewal> {
    const response = await postRefresh(session, context)
    if (!response) return 'unavailable'
    if (response.ok) {
      const tokens = v.safeParse(AuthTokens, await jsonOf(response))
      if (tokens.success) return (await sessions.renew(session, tokens.output)) ?? (await sessions.again(session.key)) ?? 'ended'
      log.error('refresh answer does not fit', { request_id: context.requestId, status: response.status })
      return 'unavailable'
    }
    const code = await codeOf(response)
    if (response.status !== 401 || !FINAL_CODES.includes(code ?? '')) {
      log.error('refresh failed', { request_id: context.requestId, status: response.status, code })
      return 'unavailable'
    }
    log.info('session ended', { request_id: context.requestId, code })
    await sessions.end(session.key)
    return 'ended'
  }

  async function postRefresh(session: Session, context: CallContext): Promise<Response | null> {
    const call = {
      route: refreshRoute,
      url: refreshRoute.path,
      context,
      json: { refresh_token: session.refresh },
      limitMs: REFRESH_LIMIT_MS,
    }
    for (let attempt = 1; attempt <= 2; attempt++) {
      try {
        return await api.call(call)
      } catch (error) {
        if (!(error instanceof ApiUnreachable)) throw error
        if (attempt === 2) log.error('refresh unreachable', { request_id: context.requestId, ...errorFacts(error) })
      }
    }
    return null
  }

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
        if ((await tokenCode(second)) === null) return { kind: 'answer', response: second }
      }
      // A token just issued and yet refused: keeping the session would send the person round in circles.
      await sessions.end(session.key)
      return { kind: 'ended' }
    },
    async signOut(session, context) {
      await sessions.end(session.key)
      try {
        const json = { refresh_token: session.refresh }
        await api.call({ route: logoutRoute, url: logoutRoute.path, context, json, accessToken: session.access, limitMs: REFRESH_LIMIT_MS })
      } catch (error) {
        log.error('sign-out not passed on', { request_id: context.requestId, ...errorFacts(error) })
      }
    },
  }
}

async function tokenCode(response: Response): Promise<string | null> {
  if (response.status !== 401) return null
  const code = await codeOf(response.clone())
  return code !== null && TOKEN_CODES.includes(code) ? code : null
}

async function codeOf(response: Response): Promise<string | null> {
  const problem = v.safeParse(v.pick(Problem, ['code']), await jsonOf(response))
  return problem.success ? problem.output.code : null
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
