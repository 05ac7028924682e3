import { useEffect } from 'react'

let isFirstPage = true

/**
 * Moves the focus to the page's title when a person arrives by navigation, so that screen readers announce the page.
 * The document's first page leaves the focus where the browser puts it.
 */
export function useFocusOnArrival(): void {
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false
      return
    }
    // A field that asked for the focus keeps it.
    if (document.activeElement === document.body || document.activeElement?.closest('nav, header, a, button, dialog')) {
      document.getElementById('page-title')?.focus()
    }
  }, [])
}
