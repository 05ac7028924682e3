import { useEffect, useReducer } from 'react'

/** `late`: it has not loaded in time; `left`: it was skipped. */
export type Run = { readonly kind: 'off' | 'loading' | 'late' | 'left' } | { readonly kind: 'playing'; readonly seconds: number }
export type RunEvent = 'run' | 'loaded' | 'late' | 'second' | 'skip'

export const OFF: Run = { kind: 'off' }

export const LATE_AFTER_MS = 10_000

/** A page that loads late still plays; one that loads further pages plays on. */
export function nextRun(run: Run, event: RunEvent): Run {
  if (event === 'run') return { kind: 'loading' }
  if (event === 'skip') return run.kind === 'playing' ? { kind: 'left' } : run
  if (event === 'late') return run.kind === 'loading' ? { kind: 'late' } : run
  if (event === 'loaded') return run.kind === 'loading' || run.kind === 'late' ? { kind: 'playing', seconds: 0 } : run
  return run.kind === 'playing' ? { kind: 'playing', seconds: run.seconds + 1 } : run
}

export function usePlayableRun(): readonly [run: Run, tell: (event: RunEvent) => void] {
  const [run, tell] = useReducer(nextRun, OFF)
  const { kind } = run
  useEffect(() => {
    if (kind === 'loading') {
      const timer = setTimeout(() => tell('late'), LATE_AFTER_MS)
      return () => clearTimeout(timer)
    }
    if (kind !== 'playing') return undefined
    const timer = setInterval(() => tell('second'), 1000)
    return () => clearInterval(timer)
  }, [kind])
  return [run, tell]
}
