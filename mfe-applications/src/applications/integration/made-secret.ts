import { useSyncExternalStore } from 'react'

/**
 * The secrets that were made when applications were saved, by the application's id, while they are to be copied. In memory alone: no
 * storage of the browser may hold a secret.
 */
const made = new Map<string, string>()
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export function showMadeSecret(applicationId: string, secret: string): void {
  made.set(applicationId, secret)
  tellAll()
}

export function hideMadeSecret(applicationId: string): void {
  made.delete(applicationId)
  tellAll()
}

/** The secret that was just made for the application. */
export function useMadeSecret(applicationId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => made.get(applicationId))
}
