import type { Clock } from '../clock.ts'
import type { Condition, ReleaseTrial } from '../registry/release-files.ts'

const AGAIN_AFTER_MS = 10_000

/** Returns a function that tries a release's files, at most once in ten seconds, however many pages report it. */
export function createTrial({ check }: ReleaseTrial, clock: Pick<Clock, 'now'>) {
  const trials = new Map<string, { readonly at: number; readonly found: Promise<Condition> }>()
  return function tried(id: string, hash: string): Promise<Condition> {
    const name = `${id}/${hash}`
    const before = trials.get(name)
    if (before && clock.now() - before.at < AGAIN_AFTER_MS) return before.found
    const found = check(id, hash)
    trials.set(name, { at: clock.now(), found })
    return found
  }
}
