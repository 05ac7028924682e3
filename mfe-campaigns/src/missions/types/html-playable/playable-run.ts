/** A page that is not run yet, is on its way, plays for so many seconds, does not come, or was left. */
export type Run = { readonly kind: 'off' | 'loading' | 'late' | 'left' } | { readonly kind: 'playing'; readonly seconds: number }
export type RunEvent = 'run' | 'loaded' | 'late' | 'second' | 'skip'

export const OFF: Run = { kind: 'off' }

/** How long a page may take to load, in milliseconds. */
export const LATE_AFTER_MS = 10_000

/** What a run becomes. A page that comes late plays all the same; one that loads further pages plays on. */
export function nextRun(run: Run, event: RunEvent): Run {
  if (event === 'run') return { kind: 'loading' }
  if (event === 'skip') return run.kind === 'playing' ? { kind: 'left' } : run
  if (event === 'late') return run.kind === 'loading' ? { kind: 'late' } : run
  if (event === 'loaded') return run.kind === 'loading' || run.kind === 'late' ? { kind: 'playing', seconds: 0 } : run
  return run.kind === 'playing' ? { kind: 'playing', seconds: run.seconds + 1 } : run
}
