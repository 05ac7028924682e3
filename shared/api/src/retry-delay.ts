import { type ApiError, isApiError } from './api-error.ts'
import { mayRetry } from './failure.ts'

const MOST_RETRIES = 2
/** Where a limit does not name its time. */
const LIMIT_WAIT_S = 5

/** Milliseconds until a read is tried again by itself, or null for none; `retryCount` is 1 for the first retry. */
export function retryDelay(error: unknown, retryCount: number): number | null {
  if (!isApiError(error) || !mayRetry(error) || retryCount > MOST_RETRIES) return null
  if (error.status === 429) return limitDelay(error)
  if (error.status >= 500) return 1000 * 2 ** retryCount
  // A lost connection is read anew when it returns, and an unusable answer stays unusable: a person may still try.
  return null
}

/** Milliseconds that a limit (429) asks to wait. */
export function limitDelay(error: ApiError): number {
  return (error.retryAfter ?? LIMIT_WAIT_S) * 1000
}
