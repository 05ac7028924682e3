import { useEffect, useReducer } from 'react'
import { LATE_AFTER_MS, nextRun, OFF, type Run, type RunEvent } from './playable-run.ts'

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
