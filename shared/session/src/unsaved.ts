import { createStore } from 'zustand/vanilla'

export interface Unsaved {
  readonly forms: number
  /**
   * What happens to it when the document goes away: `ask` the person first, `keep` it as drafts without asking (the
   * session has ended), or `drop` it (signed out): nothing is asked and nothing is written any more.
   */
  readonly onLeaving: 'ask' | 'keep' | 'drop'
}

/** Written by forms and by the shell's session. */
export const unsavedStore = createStore<Unsaved>(() => ({ forms: 0, onLeaving: 'ask' }))

const LOCK = 'console-unsaved'

/** Counts one form of this tab as unsaved until the returned function is called. Other tabs see it; closing the tab releases it. */
export function holdUnsaved(): () => void {
  unsavedStore.setState(({ forms }) => ({ forms: forms + 1 }))
  const { promise, resolve } = Promise.withResolvers<void>()
  // Not available outside secure contexts: there only this tab's own work is known.
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => promise).catch(() => {})
  let isHeld = true
  return () => {
    if (isHeld) unsavedStore.setState(({ forms }) => ({ forms: forms - 1 }))
    isHeld = false
    resolve()
  }
}

/** Returns whether this or any other tab of the console has unsaved work. */
export async function isAnyTabUnsaved(): Promise<boolean> {
  if (unsavedStore.getState().forms > 0) return true
  const locks = await navigator.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name === LOCK) ?? false
}
