import { useCallback, useSyncExternalStore } from 'react'
import { useOptionalPublisher } from './publisher.ts'
import { useOptionalProfile } from './session.ts'

/** Stands in where the browser stores nothing: private windows, a full or forbidden storage. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * The text that is stored under `name` for the person at the publisher, in every tab of this browser, and the way to change it.
 * Changing returns whether the browser stored it; if not it lasts as long as the document. Readers check what they read.
 */
export function useStoredText(name: string): readonly [string | null, (text: string) => boolean] {
  const user = useOptionalProfile()?.id ?? ''
  const publisher = useOptionalPublisher()?.id ?? ''
  const key = `console.kept.${user}.${publisher}.${name}`
  const text = useSyncExternalStore(subscribe, () => read(key))
  const change = useCallback((next: string) => write(key, next), [key])
  return [text, change]
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string): boolean {
  unstored.delete(key)
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    unstored.set(key, text)
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
