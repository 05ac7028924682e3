/** The shortcuts as the sheet shows them; `hotkey` is how react-hotkeys-hook writes them. */
export const SHORTCUTS = [
  { id: 'palette', keys: ['Ctrl', 'K'], hotkey: 'mod+k' },
  { id: 'search', keys: ['/'], hotkey: '/' },
  { id: 'home', keys: ['G', 'H'], hotkey: 'g>h' },
  { id: 'sheet', keys: ['?'], hotkey: '?' },
] as const

/** Keys of a list, which listen while the focus is in its table (the list of `ui` acts on them). */
export const LIST_KEYS = [
  { id: 'rows', keys: ['J', 'K'] },
  { id: 'choose', keys: ['X'] },
  { id: 'open', keys: ['Enter'] },
] as const

export type ShortcutId = (typeof SHORTCUTS)[number]['id']
