const PREFIX = 'console.'

/** Used where the browser stores nothing: lasts as long as the document. */
const unstored = new Map<string, string>()

/** Returns what is stored under `name` for this tab; null if nothing is. */
export function keptInTab(name: string): string | null {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Stores a text for this tab, also over a reload; null removes it. */
export function keepInTab(name: string, text: string | null): void {
  unstored.delete(name)
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, text)
  } catch {
    if (text !== null) unstored.set(name, text)
  }
}
