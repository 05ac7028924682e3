import { AuthTokens } from '@console/contract'
import { routeById } from '@console/contract/routes'
import * as v from 'valibot'
import { type Api, ApiUnreachable, type CallContext } from '../api.ts'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import { jsonOf, problemCode } from './problem-code.ts'
import { keyOf } from './seal.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Lock, SessionStore } from './store.ts'

/** How long one renewal stays open. The API may have renewed although its response is late, so giving up early gains nothing. */
const OPEN_MS = 30_000
/** How long a call waits for a renewal. After that it is refused for now, and the renewal goes on. */
const WAIT_MS = 10_000
/** A host that renews extends its lock; the lock of one that died is free after this time. */
const LOCK_MS = 5_000
const EXTEND_EVERY_MS = 2_000
/** How often a host that waits for tokens checks whether another one still holds the lock. */
const TAKE_OVER_MS = 250

const refreshRoute = routeById('auth.refresh')
/** Problems of a renewal that end the session; no others do. */
const FINAL_CODES = ['refresh_invalid', 'refresh_reused', 'session_revoked']

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
 * under a lock, whose holder the other hosts wait for. Only the API's refusal ends a session.
 */
export function tokenRenewal({ api, sessions, store, clock, log }: RenewalParts) {
  const renewals = new Map<string, Promise<Renewal>>()

  async function renew(session: Session, context: CallContext): Promise<Renewal> {
    const patience = clock.timer(WAIT_MS)
    const renewal = renewals.get(session.key) ?? begin(session, context)
    try {
      return await Promise.race([renewal, patience.done.then((): Renewal => 'unavailable')])
    } finally {
      patience.cancel()
    }
  }

  function begin(session: Session, context: CallContext): Promise<Renewal> {
    const renewal = renewOnce(session, context).finally(() => renewals.delete(session.key))
    renewals.set(session.key, renewal)
    return renewal
  }

  async function renewOnce(session: Session, context: CallContext): Promise<Renewal> {
    const end = clock.now() + OPEN_MS + LOCK_MS
    do {
      const lock = await store.lock(session.key, LOCK_MS)
      if (!lock) await store.waitForChange(session.key, session.version, TAKE_OVER_MS)
      try {
        const current = await sessions.again(session.key)
        if (!current) return 'ended'
        if (current === 'sealed') return 'unavailable'
        if (current.version !== session.version) return current
        if (lock) return await whileHeld(lock, () => askForTokens(current, context))
      } finally {
        // A lock that cannot be released ends by itself.
        await lock?.release().catch(() => {})
      }
    } while (clock.now() < end)
    return 'unavailable'
  }

  async function whileHeld(lock: Lock, work: () => Promise<Renewal>): Promise<Renewal> {
    const working = work()
    const isOver = working.then(
      () => true,
      () => true,
    )
    for (;;) {
      const pause = clock.timer(EXTEND_EVERY_MS)
      const over = await Promise.race([isOver, pause.done.then(() => false)])
      pause.cancel()
      if (over) return working
      await lock.extend(LOCK_MS).catch(() => {})
    }
  }

  async function askForTokens(session: Session, context: CallContext): Promise<Renewal> {
    const response = await postRefresh(session, context)
    if (!response) return 'unavailable'
    if (response.ok) {
      const tokens = v.safeParse(AuthTokens, await jsonOf(response))
      if (tokens.success) {
        log.count('tokens renewed')
        const renewed = (await sessions.renew(session, tokens.output)) ?? (await sessions.again(session.key)) ?? 'ended'
        return renewed === 'sealed' ? 'unavailable' : renewed
      }
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

  /** A request whose response is lost is repeated under the same key, by this host or another one, now or with a later call. */
  async function postRefresh(session: Session, context: CallContext): Promise<Response | null> {
    const end = clock.now() + OPEN_MS
    const call = {
      route: refreshRoute,
      url: refreshRoute.path,
      context,
      headers: { 'idempotency-key': keyOf(`renewal ${session.key} ${session.version}`) },
      json: { refresh_token: session.refresh },
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await api.call({ ...call, limitMs: end - clock.now() })
      } catch (error) {
        if (!(error instanceof ApiUnreachable)) throw error
        if (attempt < 2 && clock.now() < end) continue
        log.error('refresh unreachable', { request_id: context.requestId, ...errorFacts(error) })
        return null
      }
    }
  }

  return renew
}
