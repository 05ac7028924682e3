import { useCallback, useSyncExternalStore } from 'react'
import { keepIn, keptIn, keysIn } from './browser-storage.ts'
import { useOptionalPublisher } from './publisher.ts'
import { useOptionalProfile } from './session.ts'

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
  const text = useSyncExternalStore(subscribe, () => keptIn('localStorage', key))
  const change = useCallback((next: string) => write(key, next), [key])
  return [text, change]
}

/** Texts that say what a person has done; they go when the person signs out. */
export const TRACES = { visited: 'visited', conditions: 'rules.recent', countries: 'countries.recent' } as const

/** Forgets what anybody has opened and used in this browser; for signing out. */
export function forgetTraces(): void {
  const isMeant = (key: string) => key.startsWith(PREFIX) && Object.values(TRACES).some((name) => key.endsWith(`.${name}`))
  for (const key of keysIn('localStorage')) if (isMeant(key)) keepIn('localStorage', key, null)
}

function write(key: string, text: string): boolean {
  const isStored = keepIn('localStorage', key, text)
  for (const listener of listeners) listener()
  return isStored
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
