/** `localStorage` is shared by all tabs and lasts; `sessionStorage` is that of one tab, also over a reload. */
type StorageName = 'localStorage' | 'sessionStorage'

/** Used where the browser stores nothing: private windows, a full or forbidden storage. */
const unstored = new Map<string, string>()

/** Returns what is stored under `key`; null if nothing is. */
export function keptIn(place: StorageName, key: string): string | null {
  try {
    return unstored.get(key) ?? window[place].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text under `key`; null removes it. Returns whether the browser did; if not, the text lasts as long as the document. A key
 * belongs to one place.
 */
export function keepIn(place: StorageName, key: string, text: string | null): boolean {
  unstored.delete(key)
  try {
    if (text === null) window[place].removeItem(key)
    else window[place].setItem(key, text)
    return true
  } catch {
    if (text !== null) unstored.set(key, text)
    return false
  }
}

/** Returns the keys that are in use in that place, and those that could not be stored anywhere. */
export function keysIn(place: StorageName): string[] {
  try {
    return [...unstored.keys(), ...Object.keys(window[place])]
  } catch {
    return [...unstored.keys()]
  }
}
