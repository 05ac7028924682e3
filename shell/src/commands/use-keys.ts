import { useEffect, useRef } from 'react'

/** Longest pause between the two keys of a shortcut. */
const PAUSE_MS = 1_000
const TYPING = 'input, textarea, select, [contenteditable]'
/** Keys belong to these while one is open. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Acts on keys wherever the focus is: 'c', '?', 'mod k' with Ctrl or Command, 'g h' for two in a row. Single keys do nothing
 * while someone types in a field. No key does anything under a dialog or a menu, or once another handler has acted on it.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })

  useEffect(() => {
    let first = ''
    let firstAt = 0

    function onKeyDown(event: KeyboardEvent): void {
      const { key, target, timeStamp } = event
      if (event.defaultPrevented || event.altKey || document.querySelector(OVER_THE_PAGE)) return
      const withMod = event.ctrlKey || event.metaKey
      if (!withMod && target instanceof Element && target.closest(TYPING)) return
      const pressed = (withMod ? 'mod ' : '') + key.toLowerCase()
      const isSecond = timeStamp - firstAt < PAUSE_MS && Object.keys(current.current).some((keys) => keys.startsWith(`${first} `))
      const act = current.current[isSecond ? `${first} ${pressed}` : pressed]
      first = pressed
      firstAt = timeStamp
      if (!act) return
      event.preventDefault()
      act()
    }

    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
