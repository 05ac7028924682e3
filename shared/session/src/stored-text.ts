import { useCallback, useSyncExternalStore } from 'react'
import { useOptionalPublisher } from './publisher.ts'
import { useOptionalProfile } from './session.ts'

/** Used where the browser stores nothing: private windows, a full or forbidden storage. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()
const PREFIX = 'console.kept.'

/**
 * Returns the text that is stored under `name` for the person at the publisher, shared by all tabs of this browser, and a
 * function that changes it. The function returns whether the browser stored the text; if not, it lasts as long as the
 * document. Readers must check what they read.
 */
export function useStoredText(name: string): readonly [string | null, (text: string) => boolean] {
  const user = useOptionalProfile()?.id ?? ''
  const publisher = useOptionalPublisher()?.id ?? ''
  const key = `${PREFIX}${user}.${publisher}.${name}`
  const text = useSyncExternalStore(subscribe, () => read(key))
  const change = useCallback((next: string) => write(key, next), [key])
  return [text, change]
}

/** The names of what says what a person has done, which goes when they sign out. */
export const TRACES = { visited: 'visited', conditions: 'rules.recent', countries: 'countries.recent' } as const

/** Leaves no trace in this browser of what anybody has opened and used; for signing out. */
export function forgetTraces(): void {
  const isMeant = (key: string) => key.startsWith(PREFIX) && Object.values(TRACES).some((name) => key.endsWith(`.${name}`))
  for (const key of unstored.keys()) if (isMeant(key)) unstored.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key)
  } catch {
    // Nothing can be stored here, so that nothing is.
  }
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
