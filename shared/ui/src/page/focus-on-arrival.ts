import { useEffect } from 'react'

let isFirstPage = true

/** Returns whether another page of the console led to this document, as after choosing a publisher; a reload or an address did not. */
function isLedHere(): boolean {
  if (!document.referrer.startsWith(`${location.origin}/`)) return false
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Moves the focus to the page's title when a person arrives by navigation, so that screen readers announce the page.
 * The first page of a document that was opened by its address or loaded again leaves the focus where the browser puts it.
 */
export function useFocusOnArrival(): void {
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      if (!isLedHere()) return
    }
    // A field that asked for the focus keeps it.
    if (document.activeElement === document.body || document.activeElement?.closest('nav, header, a, button, dialog')) {
      document.getElementById('page-title')?.focus()
    }
  }, [])
}
