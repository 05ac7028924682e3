import { AuthTokens } from '@console/contract'
import { routeById } from '@console/contract/routes'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import { jsonOf, problemCode } from './problem-code.ts'
import type { Session, Sessions } from './sessions.ts'
import type { SessionStore } from './store.ts'

export const REFRESH_LIMIT_MS = 3_000
/**
 * Long enough for both attempts of one host, and little more. A host that takes over from one that died must start within the
 * ten seconds in which the API returns the same pair for a used refresh token.
 */
const LOCK_MS = 2 * REFRESH_LIMIT_MS + 500
/** How often a host that waits for another's tokens checks whether the other still holds the lock. */
const TAKE_OVER_MS = 250

const refreshRoute = routeById('auth.refresh')
/** Problems of a renewal that end the session. Nothing else ends it. */
const FINAL_CODES = ['refresh_invalid', 'refresh_reused', 'session_revoked']

/** The session with new tokens, or why there are none. */
export type Renewal = Session | 'ended' | 'unavailable'

export interface RenewalParts {
  readonly api: Api
  readonly sessions: Sessions
  readonly store: SessionStore
  readonly clock: Clock
  readonly log: Log
}

/**
 * Returns a function that renews a session's tokens: once for all calls of this process at the same time, and across hosts
 * under a lock, whose holder the other hosts wait for.
 */
export function tokenRenewal({ api, sessions, store, clock, log }: RenewalParts) {
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
    const code = await problemCode(response)
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

  return renew
}
