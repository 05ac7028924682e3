import { createStore } from 'zustand/vanilla'

/** The shell draws its progress bar from it. */
export const pendingStore = createStore<{ readonly count: number }>(() => ({ count: 0 }))

/** Counts `work` as pending until it settles. It may be called while React renders, so the count changes a moment later. */
export function trackPending<T>(work: Promise<T>): Promise<T> {
  void Promise.resolve().then(() => pendingStore.setState(({ count }) => ({ count: count + 1 })))
  return work.finally(() => pendingStore.setState(({ count }) => ({ count: count - 1 })))
}
