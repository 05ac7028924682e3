import type { ServerResponse } from 'node:http'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Requests that are still open after this time are cut. */
export const OPEN_LIMIT_MS = 30_000

export interface Stoppable {
  close(closed: () => void): unknown
  closeIdleConnections(): void
  closeAllConnections(): void
}

export interface StopParts {
  readonly server: Stoppable
  /** How long balancers have to notice that `/readyz` fails, before connections are refused. */
  readonly drainMs: number
  readonly closeAll: () => Promise<void>
  readonly clock: Clock
  readonly log: Log
}

/**
 * Stops a host in three steps: it says at `/readyz` that it is being stopped and goes on, then takes no new connection and completes what
 * is open, then cuts what takes too long. `stop` called again ends the first step; its promise resolves when everything is closed.
 */
export function createStop({ server, drainMs, closeAll, clock, log }: StopParts) {
  const hurry = Promise.withResolvers<void>()
  let stopped: Promise<void> | null = null
  let isClosing = false

  async function stopOnce(): Promise<void> {
    const drained = clock.timer(drainMs)
    if (drainMs > 0) {
      log.info('draining', { seconds: drainMs / 1_000 })
      await Promise.race([drained.done, hurry.promise])
    }
    drained.cancel()
    isClosing = true
    const closed = new Promise<void>((done) => server.close(done))
    const limit = clock.timer(OPEN_LIMIT_MS)
    await Promise.race([closed, limit.done.then(cut)])
    limit.cancel()
    await closed
    await closeAll()
  }

  function cut(): void {
    log.warn('requests cut', { seconds: OPEN_LIMIT_MS / 1_000 })
    server.closeAllConnections()
  }

  return {
    isStopping: () => stopped !== null,
    /**
     * Call it for each response before anything of it is sent. Balancers would go on to use their connections, so that these never
     * end: they are told not to, and what is idle after the last response is closed.
     */
    answers(response: Pick<ServerResponse, 'shouldKeepAlive' | 'once'>): void {
      if (stopped) response.shouldKeepAlive = false
      response.once('close', () => {
        // A connection is idle a moment after its response has ended.
        if (isClosing) setImmediate(() => server.closeIdleConnections())
      })
    },
    stop(): Promise<void> {
      if (stopped) hurry.resolve()
      stopped ??= stopOnce()
      return stopped
    },
  }
}
