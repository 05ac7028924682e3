import { useOptionalProfile, useOptionalPublisher } from '@console/module'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type SavedList, savedListFrom, savedListText } from './saved-list.ts'

/** Stands in where the browser keeps nothing: private windows, a full or forbidden storage. */
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * What the person keeps of the list `name` at the publisher, in every tab of this browser, and the way to change it.
 * Changing answers whether the browser kept it; if not it lasts as long as the document.
 */
export function useSavedList(name: string): readonly [SavedList, (saved: SavedList) => boolean] {
  const user = useOptionalProfile()?.id ?? ''
  const publisher = useOptionalPublisher()?.id ?? ''
  const key = `console.list.${user}.${publisher}.${name}`
  const text = useSyncExternalStore(subscribe, () => read(key))
  const saved = useMemo(() => savedListFrom(text), [text])
  const change = useCallback((next: SavedList) => write(key, savedListText(next)), [key])
  return [saved, change]
}

function read(key: string): string | null {
  try {
    return unkept.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): boolean {
  unkept.delete(key)
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    unkept.set(key, text)
    return false
  } finally {
    for (const listener of listeners) listener()
  }
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
