import { randomUUID } from 'node:crypto'
import { getProfile } from '@console/contract'
import type { Api } from './api.ts'
import type { Clock } from './clock.ts'
import type { Part, Reading } from './readiness.ts'
import type { SessionStore } from './session/store.ts'

/** Several balancers and monitors ask all the time; the API is asked once in this time. */
const AGAIN_AFTER_MS = 5_000
const LIMIT_MS = 1_500
const READY: Reading = { state: 'ready', reasons: [] }

/**
 * Returns what `/readyz` says of the sessions, and rejects while they cannot be read. Pages come all the same, and nobody is signed out: no
 * host is better, so this one stays in service.
 */
export function sessionsReadiness(store: Pick<SessionStore, 'read'>): Part {
  const read = () => store.read('readyz').then(() => READY)
  return { read, failsAs: 'degraded' }
}

/** Returns what `/readyz` says of the API. A host that cannot reach it is no worse than another, so it stays in service. */
export function apiReadiness(api: Api, clock: Pick<Clock, 'now'>): Part {
  let asked: { readonly at: number; readonly reading: Promise<Reading> } | undefined
  function read() {
    if (!asked || clock.now() - asked.at >= AGAIN_AFTER_MS) asked = { at: clock.now(), reading: ask(api) }
    return asked.reading
  }
  return { read, failsAs: 'degraded' }
}

/** A refusal for lack of a session is a response too. */
async function ask(api: Api): Promise<Reading> {
  const context = { requestId: randomUUID(), clientAddress: '127.0.0.1' }
  const failed = (reason: string): Reading => ({ state: 'degraded', reasons: [reason] })
  try {
    const { status } = await api.call({ route: getProfile, url: getProfile.path, context, limitMs: LIMIT_MS })
    return status < 500 ? READY : failed(`it responds with ${status}`)
  } catch (error) {
    return failed(Error.isError(error) ? error.message : String(error))
  }
}

export function processReadiness(isStopping: () => boolean = () => false): Part {
  return { read: async () => (isStopping() ? { state: 'not ready', reasons: ['it is being stopped'] } : READY), failsAs: 'not ready' }
}
