import type { Run } from './run-of.ts'
import type { Span } from './timeline-span.ts'

/** A time during which the same number of campaigns run. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Returns the span in stretches, in order and without a hole between them: a count of 0 is a time when nothing runs. */
export function stretchesOf(runs: readonly Run[], { from, to }: Pick<Span, 'from' | 'to'>): readonly Stretch[] {
  const steps = new Map<number, number>([[from, 0]])
  const step = (at: number, by: number) => steps.set(at, (steps.get(at) ?? 0) + by)
  for (const run of runs) {
    const [begin, end] = [Math.max(run.from, from), Math.min(run.to, to)]
    if (begin >= end) continue
    step(begin, 1)
    step(end, -1)
  }
  const times = [...steps.keys()].filter((time) => time < to).toSorted((a, b) => a - b)
  let count = 0
  const stretches: Stretch[] = []
  for (const [at, time] of times.entries()) {
    count += steps.get(time) ?? 0
    const last = stretches.at(-1)
    const next = times[at + 1] ?? to
    if (last?.count === count) stretches[stretches.length - 1] = { ...last, to: next }
    else stretches.push({ from: time, to: next, count })
  }
  return stretches
}

/** Returns the times when nothing runs, between two that run. */
export function gapsIn(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.filter(({ count }, at) => count === 0 && at > 0 && at < stretches.length - 1)
}

/** Returns the times when more than one runs, each as a whole, with the most that run at once. */
export function overlapsIn(stretches: readonly Stretch[]): readonly Stretch[] {
  const overlaps: Stretch[] = []
  for (const stretch of stretches.filter(({ count }) => count > 1)) {
    const last = overlaps.at(-1)
    if (last?.to !== stretch.from) overlaps.push(stretch)
    else overlaps[overlaps.length - 1] = { from: last.from, to: stretch.to, count: Math.max(last.count, stretch.count) }
  }
  return overlaps
}
