import { shareStructure } from './share-structure.ts'

/** Oldest first. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** The field that the last edit typed in: what is typed there next is part of the same step. */
  readonly typedIn: string | undefined
}

/** Beyond it, the oldest are forgotten. */
export const STEPS_MAX = 200

export const createHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], typedIn: undefined })

/** Adds an edit, unless it changes nothing; what was undone before cannot be redone any more. */
export function push<T>(history: History<T>, next: T, typedIn?: string): History<T> {
  const { past } = history
  const now = shareStructure(history.now, next)
  if (now === history.now) return history
  const isSameStep = typedIn !== undefined && typedIn === history.typedIn && past.length > 0
  return { past: isSameStep ? past : [...past, history.now].slice(-STEPS_MAX), now, future: [], typedIn }
}

export function undo<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future], typedIn: undefined }
}

export function redo<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const [after] = future
  return after === undefined ? history : { past: [...past, now], now: after, future: future.slice(1), typedIn: undefined }
}

/** Ends the step of the field that was left: typing in it again is a step of its own. */
export const endStep = <T>(history: History<T>): History<T> =>
  history.typedIn === undefined ? history : { ...history, typedIn: undefined }
