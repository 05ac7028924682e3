import type { NavEntry } from '@console/module'

/** `on` is how `useKeys` writes them. */
export const SHORTCUTS = [
  { id: 'palette', keys: ['Ctrl', 'K'], on: 'mod k' },
  { id: 'search', keys: ['/'], on: '/' },
  { id: 'create', keys: ['C'], on: 'c' },
  { id: 'edit', keys: ['E'], on: 'e' },
  { id: 'home', keys: ['G', 'H'], on: 'g h' },
  { id: 'modules', keys: ['G', 'V'], on: 'g v' },
  { id: 'sheet', keys: ['?'], on: '?' },
] as const

/** Keys of a list, which listen while the focus is in its search box or in its table (the list of `ui` acts on them). */
export const LIST_KEYS = [
  { id: 'results', keys: ['↓'] },
  { id: 'rows', keys: ['J', 'K'] },
  { id: 'choose', keys: ['X'] },
  { id: 'open', keys: ['Enter'] },
] as const

/** Keys of a form, on which it acts itself (`useSaveKeys` of `forms`). */
export const FORM_KEYS = [
  { id: 'save', keys: ['Ctrl', 'S'] },
  { id: 'send', keys: ['Ctrl', 'Enter'] },
] as const

/** Of notices, which act on it themselves (the toasts of `ui`). */
export const NOTICE_KEYS = [{ id: 'notice', keys: ['F8'] }] as const

/** Key after 'g' -> area: the first letter of its path; of two with one letter the first in the navigation has it. */
export function areaKeys(areas: readonly NavEntry[]): ReadonlyMap<string, NavEntry> {
  const keys = new Map<string, NavEntry>()
  for (const area of areas) {
    const letter = area.to.charAt(1)
    if (!'hv'.includes(letter) && !keys.has(letter)) keys.set(letter, area)
  }
  return keys
}
