import { keepIn, keptIn } from '@console/session'

const KEY = 'console.next'

/** Keeps the wanted page while this tab is at Google. */
export function storeNext(next: string | null): void {
  keepIn('sessionStorage', KEY, next)
}

/** Returns it as the query of an address. */
export function storedNext(): string {
  const next = keptIn('sessionStorage', KEY)
  return next === null ? '' : `?next=${encodeURIComponent(next)}`
}
