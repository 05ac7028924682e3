import { isApiError } from './api-error.ts'
import { limitDelay } from './retry-policy.ts'

export interface RetryOptions {
  readonly signal: AbortSignal
  /** Resolves after so many milliseconds, or rejects when the signal does. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A limit names its time; after so many waits it counts as a failure. */
const MOST_WAITS = 5

/** Does `work`, and again after the time that a limit names. Throws what `work` throws. */
export async function retryWhenLimited<T>(work: () => Promise<T>, { signal, wait = pause }: RetryOptions): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isApiError(error, 'rate_limited') || waits === MOST_WAITS || signal.aborted) throw error
      await wait(limitDelay(error), signal).catch(() => {
        throw error
      })
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume, stop) => {
    const timer = setTimeout(resume, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      stop(signal.reason)
    })
  })
}
