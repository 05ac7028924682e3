import { type RefObject, useEffect, useState } from 'react'

/** `first` is the first control of a condition, `up` and `down` are its buttons, and `add` is the button below the list. */
export type FocusTarget = { readonly part: 'condition' | 'first' | 'up' | 'down'; readonly at: number } | { readonly part: 'add' }

/** Returns a function that moves the focus within `place` once the list is drawn again. */
export function useNextFocus(place: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const [wanted, setWanted] = useState<FocusTarget>()
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(selectorOf(wanted))?.focus()
  }, [wanted, place])
  return setWanted
}

function selectorOf(target: FocusTarget): string {
  if (target.part === 'add') return '[data-part="add"]'
  const condition = `[data-condition="${target.at}"]`
  if (target.part === 'condition') return condition
  return target.part === 'first' ? `${condition} select` : `${condition} [data-part="${target.part}"]`
}
