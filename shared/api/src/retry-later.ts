import { useEffect } from 'react'
import type { Failure } from './failure.ts'

const SHORTEST_MS = 10_000
const SPREAD_MS = 5_000

/** Returns whether a failure can pass by itself: there was no connection or no response, or the server failed. A refusal stays one. */
export function mayPass({ status }: Pick<Failure, 'status'>): boolean {
  return status === 0 || status >= 500
}

/**
 * Calls `retry` once: after 10 to 15 s, so that many pages do not return at the same moment, or as soon as the person looks at the
 * page again or the browser is online. A hidden page waits until then. Returns a function that cancels it.
 */
export function retryLater(retry: () => void): () => void {
  const begin = () => {
    cancel()
    retry()
  }
  const beginIfSeen = () => {
    if (!document.hidden) begin()
  }
  const timer = setTimeout(beginIfSeen, SHORTEST_MS + Math.random() * SPREAD_MS)
  window.addEventListener('focus', begin)
  window.addEventListener('online', begin)
  document.addEventListener('visibilitychange', beginIfSeen)
  function cancel(): void {
    clearTimeout(timer)
    window.removeEventListener('focus', begin)
    window.removeEventListener('online', begin)
    document.removeEventListener('visibilitychange', beginIfSeen)
  }
  return cancel
}

/** Repeats `retry`, one after the other, as long as the component is shown; null repeats nothing. */
export function useRetryLater(retry: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (!retry) return
    let cancel: (() => void) | undefined
    let isShown = true
    const again = () => {
      if (isShown) cancel = retryLater(() => void retry().finally(again))
    }
    again()
    return () => {
      isShown = false
      cancel?.()
    }
  }, [retry])
}
