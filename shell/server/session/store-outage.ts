import type { Clock } from '../clock.ts'
import { errorFacts, type Log, sparing } from '../log.ts'
import type { SessionStore } from './store.ts'

/** The session store cannot be used: Redis is away or the disk is full. Nobody is signed out by it. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
}

/** Turns every failure into StoreUnavailable. The log has one line a minute, not one for each call. */
export function watchedStore(store: SessionStore, clock: Clock, log: Log): SessionStore {
  const report = sparing(log.error, clock)

  function watched<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
    return async (...given: Given): Promise<T> => {
      try {
        return await work(...given)
      } catch (cause) {
        report('session store failed', errorFacts(cause))
        throw new StoreUnavailable('the session store failed', { cause })
      }
    }
  }

  return {
    create: watched(store.create),
    read: watched(store.read),
    replace: watched(store.replace),
    remove: watched(store.remove),
    lock: watched(store.lock),
    waitForChange: watched(store.waitForChange),
    close: () => store.close(),
  }
}
