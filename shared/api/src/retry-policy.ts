import type { Cache, SWRConfiguration } from 'swr'
import { type ApiError, isApiError } from './api-error.ts'
import { mayRetry } from './failure.ts'
import { mayPass, retryLater } from './retry-later.ts'

const MOST_RETRIES = 2
/** Used if a limit does not say how long it lasts. */
const LIMIT_WAIT_S = 5

/** Returns the milliseconds until a read is retried soon; null for no such retry. `retryCount` is 1 for the first retry. */
export function retryDelay(error: unknown, retryCount: number): number | null {
  if (!isApiError(error) || !mayRetry(error) || retryCount > MOST_RETRIES) return null
  if (error.status === 429) return limitDelay(error)
  if (error.status >= 500) return 1000 * 2 ** retryCount
  // A lost connection is not back so soon, and an unusable response stays unusable. The person may still retry.
  return null
}

/** Returns the milliseconds that a limit (429) asks to wait. */
export function limitDelay(error: ApiError): number {
  return (error.retryAfter ?? LIMIT_WAIT_S) * 1000
}

/**
 * A failed read is retried twice soon, as `retryDelay` says. After that, `retryLater` repeats it as long as it has nothing to show;
 * SWR calls no reader that has gone. Focus refreshes after 30 s.
 */
export const readingPolicy = (cache: Cache): SWRConfiguration => ({
  focusThrottleInterval: 30_000,
  revalidateOnReconnect: true,
  // A browser that says it has no connection may still have one.
  isOnline: () => true,
  onErrorRetry: (error: unknown, key, _config, revalidate, { retryCount }) => {
    const retry = () => void revalidate({ retryCount, dedupe: true })
    const wait = retryDelay(error, retryCount)
    if (wait !== null) setTimeout(retry, wait)
    else if (isApiError(error) && mayPass(error) && cache.get(key)?.data === undefined) retryLater(retry)
  },
})
