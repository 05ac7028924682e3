const KEY = 'console.next'

/** Keeps where the person wanted to be while this tab is at Google. */
export function keepNext(next: string | null): void {
  try {
    if (next === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, next)
  } catch {
    // The way back then ends at the first page.
  }
}

/** Returns it as the query of an address. */
export function keptNext(): string {
  try {
    const next = sessionStorage.getItem(KEY)
    return next === null ? '' : `?next=${encodeURIComponent(next)}`
  } catch {
    return ''
  }
}
