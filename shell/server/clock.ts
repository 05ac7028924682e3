export interface Timer {
  readonly done: Promise<void>
  cancel(): void
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  timer(ms: number): Timer
}

export const systemClock: Clock = {
  now: () => Date.now(),
  timer(ms) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const handle = setTimeout(resolve, ms)
    return { done: promise, cancel: () => clearTimeout(handle) }
  },
}
