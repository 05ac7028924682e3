import type { MouseEvent } from 'react'

const OWN = 'a, button, [data-own]'
/** Pixels that a hand moves while it clicks; more than that marks text. */
const STILL = 4

let pressedAt = { x: 0, y: 0 }

/** The middle button would begin to scroll the page instead. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  pressedAt = { x: event.clientX, y: event.clientY }
  if (event.button === 1) event.preventDefault()
}

/**
 * A click anywhere in a row follows its link; with Ctrl, Command or the middle button it opens in a new tab. What has a click of
 * its own keeps it, and marking text is no click.
 */
export function followRow({ target, currentTarget, button, detail, clientX, clientY, ...keys }: MouseEvent<HTMLElement>): void {
  // What opens over the page from within a row is in the row for React alone.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN)) return
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('th a')
  const isMarking = detail > 0 && Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > STILL
  if (!link || isMarking || button > 1 || keys.shiftKey || keys.altKey) return
  if (button === 1 || keys.ctrlKey || keys.metaKey) open(link.href, '_blank', 'noopener')
  else link.click()
}

/** Shows all of a cut text on hover. */
export function sayWhole({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th a') : null
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : ''
}
