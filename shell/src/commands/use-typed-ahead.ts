import { useEffect } from 'react'

/**
 * Collects what a person types between opening the palette and its box taking the focus. Without it, the first letters are lost,
 * typed into a field of the page or taken as shortcuts.
 */
export function useTypedAhead(isOpen: boolean, onType: (letter: string) => void): void {
  useEffect(() => {
    if (!isOpen) return

    function onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event
      const isLetter = key.length === 1 && key !== ' '
      const isElsewhere = event.ctrlKey || event.metaKey || event.altKey
      if (!isLetter || isElsewhere || (target instanceof Element && target.closest('[role=dialog] input'))) return
      event.preventDefault()
      event.stopPropagation()
      onType(key)
    }

    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOpen, onType])
}
