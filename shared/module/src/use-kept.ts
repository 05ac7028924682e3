import { useCallback, useSyncExternalStore } from 'react'
import { useOptionalProfile, useOptionalPublisher } from './hooks.ts'

/** Stands in where the browser keeps nothing: private windows, a full or forbidden storage. */
const unkept = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * The text that the person keeps under `name` at the publisher, in every tab of this browser, and the way to change it.
 * Changing answers whether the browser kept it; if not it lasts as long as the document. Readers check what they read.
 */
export function useKept(name: string): readonly [string | null, (text: string) => boolean] {
  const user = useOptionalProfile()?.id ?? ''
  const publisher = useOptionalPublisher()?.id ?? ''
  const key = `console.kept.${user}.${publisher}.${name}`
  const text = useSyncExternalStore(subscribe, () => read(key))
  const change = useCallback((next: string) => write(key, next), [key])
  return [text, change]
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
