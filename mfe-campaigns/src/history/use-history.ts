import { type KeyboardEvent, useCallback, useState } from 'react'
import { createHistory, endStep, type History, push, redo, undo } from './edit-history.ts'

/** Undo for a form’s value; `write` puts one into the form. A value from elsewhere begins a new history. */
export function useHistory<T>(given: T, write: (value: T) => void) {
  const [kept, setHistory] = useState(() => createHistory(given))
  const brought = push(kept, given)
  const history = brought === kept ? kept : createHistory(brought.now)
  if (history !== kept) setHistory(history)

  const edit = useCallback(
    (next: T, typedIn?: string) => {
      setHistory((before) => push(before, next, typedIn))
      write(next)
    },
    [write],
  )
  const leaveField = useCallback(() => setHistory(endStep), [])

  /** Returns the value after the step; undefined if there was no step. */
  function step(to: (history: History<T>) => History<T>): T | undefined {
    const next = to(history)
    if (next === history) return undefined
    setHistory(next)
    write(next.now)
    return next.now
  }

  return {
    now: history.now,
    edit,
    leaveField,
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  }
}

/** Ctrl or ⌘ with Z undoes, with Shift+Z or Ctrl+Y redoes. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined
}
