import { type ApiError, isApiError } from './api-error.ts'
import { mayRetry } from './failure.ts'

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
