import { useSyncExternalStore } from 'react'

/** Secrets that are to be copied, by application id. In memory alone: no storage of the browser may hold a secret. */
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

export function useMadeSecret(applicationId: string): string | undefined {
  return useSyncExternalStore(subscribe, () => made.get(applicationId))
}
