/** Milliseconds after a test file; the next one begins sooner, if there is one. Jest ends a worker by force after 500. */
const IDLE_MS = 50

const closers = new Set<() => void>()
let idle: NodeJS.Timeout | undefined

/** Has something of the worker closed after its last test file: an open database keeps a timer, with which no worker ends. */
export function closeWhenIdle(close: () => void): void {
  closers.add(close)
}

/** Called as a test file begins. */
export function beginFile(): void {
  clearTimeout(idle)
}

/** Called as a test file ends. */
export function endFile(): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    for (const close of closers) close()
    closers.clear()
  }, IDLE_MS)
}
