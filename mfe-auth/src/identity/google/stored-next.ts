import { keepInTab, keptInTab } from '../tab-storage.ts'

const NAME = 'next'

/** Keeps where the person wanted to be while this tab is at Google. */
export function storeNext(next: string | null): void {
  keepInTab(NAME, next)
}

/** Returns it as the query of an address. */
export function storedNext(): string {
  const next = keptInTab(NAME)
  return next === null ? '' : `?next=${encodeURIComponent(next)}`
}
