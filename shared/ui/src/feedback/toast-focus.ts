import type { FocusEvent } from 'react'

/** Where the focus was before it went into the toasts; undefined where it was nowhere. */
let before: HTMLElement | undefined

/**
 * To be spread on the region of the toasts. Its key gives the region itself the focus, which then goes on to what the newest
 * toast offers, else to its closing.
 */
export const FOCUS_OF_REGION = {
  onFocus({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before = relatedTarget
    if (target !== currentTarget) return
    const newest = currentTarget.querySelector('[data-scope="toast"][data-part="root"]')
    const button = newest?.querySelector<HTMLElement>('[data-part="action-trigger"]') ?? newest?.querySelector('button')
    // Later, since the region would take itself for what had the focus before, and give it back to itself.
    queueMicrotask(() => button?.focus())
  },
  // A window that loses the focus names no other element; in it everything stays where it is.
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) before = undefined
  },
}

/** Before a toast goes, the focus in it goes back to where it was, or to the page's title where that is gone. */
export function giveFocusBack(toastId: string): void {
  const toast = document.getElementById(`toast:${toastId}`)
  if (!toast?.contains(document.activeElement)) return
  before?.focus({ preventScroll: true })
  if (toast.contains(document.activeElement)) (document.getElementById('page-title') ?? document.querySelector('main'))?.focus()
}
