import { useStoredText } from '@console/session'
import { useCallback, useMemo } from 'react'
import { type SavedList, savedListFrom, savedListText } from './saved-list.ts'

/**
 * What the person keeps of the list `name` at the publisher, and the way to change it.
 * Changing returns whether the browser stored it; if not it lasts as long as the document.
 */
export function useSavedList(name: string): readonly [SavedList, (saved: SavedList) => boolean] {
  const [text, keep] = useStoredText(`list.${name}`)
  const saved = useMemo(() => savedListFrom(text), [text])
  const change = useCallback((next: SavedList) => keep(savedListText(next)), [keep])
  return [saved, change]
}
