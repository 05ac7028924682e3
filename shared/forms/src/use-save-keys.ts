import { type RefObject, useEffect } from 'react'

/** A dialog over the page has the keyboard. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"]'

/**
 * Ctrl or ⌘ with S saves from anywhere on the page, with Enter from within the form. Captured first, since an
 * editor would take the Enter for a new line.
 */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const place = form.current
      if (!place || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const isInside = event.target instanceof Node && place.contains(event.target)
      // Where a page has several forms, the keys save only the one in which someone is typing.
      const isMeant = isInside || (event.key.toLowerCase() === 's' && document.forms.length === 1)
      if (!isMeant || !['s', 'enter'].includes(event.key.toLowerCase()) || document.querySelector(OVER_THE_PAGE)) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) place.requestSubmit()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [form])
}
