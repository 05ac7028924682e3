import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Z undoes, with Shift+Z or Ctrl+Y redoes. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined
}
