import type { Clock } from '../clock.ts'

export interface ManualClock extends Clock {
  advance(ms: number): void
  readonly waiting: number
}

export function manualClock(start = Date.parse('2026-11-20T08:00:00Z')): ManualClock {
  let now = start
  let timers: { due: number; fire: () => void }[] = []
  return {
    now: () => now,
    timer(ms) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = { due: now + ms, fire: resolve }
      timers.push(timer)
      const cancel = () => {
        timers = timers.filter((one) => one !== timer)
      }
      return { done: promise, cancel }
    },
    advance(ms) {
      now += ms
      const due = timers.filter((timer) => timer.due <= now)
      timers = timers.filter((timer) => timer.due > now)
      for (const timer of due) timer.fire()
    },
    get waiting() {
      return timers.length
    },
  }
}
