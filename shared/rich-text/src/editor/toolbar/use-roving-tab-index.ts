import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * One stop of the Tab key for a row or grid of buttons; arrows, Home and End move inside (WAI-ARIA practices, toolbar).
 * `columns` makes a grid of it, in which up and down move by a row.
 */
export function useRovingTabIndex(group: RefObject<HTMLElement | null>, columns?: number) {
  const current = useRef(0)
  const stops = () => [...(group.current?.querySelectorAll('button') ?? [])]

  function mark(): void {
    const all = stops()
    const at = Math.min(current.current, all.length - 1)
    for (const [place, stop] of all.entries()) stop.tabIndex = place === at ? 0 : -1
  }
  useLayoutEffect(mark)

  return {
    onFocus(event: FocusEvent) {
      const at = stops().indexOf(event.target as HTMLButtonElement)
      if (at < 0) return
      current.current = at
      mark()
    },
    onKeyDown(event: KeyboardEvent) {
      const all = stops()
      const at = all.indexOf(event.target as HTMLButtonElement)
      const to = at < 0 ? undefined : placeAfter(event.key, at, all.length, columns)
      if (to === undefined) return
      event.preventDefault()
      all[to]?.focus()
    },
  }
}

function placeAfter(key: string, at: number, count: number, columns: number | undefined): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (columns && key === 'ArrowDown') return Math.min(at + columns, count - 1)
  if (columns && key === 'ArrowUp') return Math.max(at - columns, 0)
  return undefined
}
