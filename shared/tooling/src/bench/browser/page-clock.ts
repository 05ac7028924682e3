/** What a page must show before a step counts as done. */
export interface Shown {
  /** Path of the address, without locale; any if it ends with `*`. */
  readonly path: string
  /** Text of the `h1`; any unless given. The address changes before the page does. */
  readonly heading?: string
  readonly selector: string
  readonly count: number
}

/** Times are milliseconds since the navigation began. */
export interface ClockNotes {
  readonly began: number
  readonly shownAt: number | null
  readonly shift: number
  /** Milliseconds of long tasks beyond 50 each, in which a page cannot respond. */
  readonly blocking: number
  readonly busyUntil: number
  /** Milliseconds from each key to the frame after it. */
  readonly keys: readonly number[]
}

export interface PageClock {
  readonly notes: ClockNotes
  /**
   * Waits for the next click, and then until the page shows what it leads to. Returns whether the page before already shows that
   * but for its address: such a step would end before anything new is seen.
   */
  expect(shown: Shown): boolean
  countKeys(on: boolean): void
}

/** The clock calls it as soon as the page shows what is awaited. */
export const SHOWN_BINDING = 'benchShown'

declare global {
  var benchClock: PageClock | undefined
  var benchShown: ((words: string) => void) | undefined
}

/**
 * Runs in the page before its own scripts. It looks on every animation frame whether the page shows what is awaited, and adds up
 * long tasks and layout shifts, also those shortly after a press. It must not use anything of this file.
 */
export function installClock(first: Shown): void {
  const notes = { began: 0, shownAt: null as number | null, shift: 0, blocking: 0, busyUntil: 0, keys: [] as number[] }
  let awaited: Shown | null = first
  let isClickAwaited = false
  let isCounting = false

  const isAt = ({ path }: Shown): boolean =>
    path.endsWith('*') ? location.pathname.startsWith(path.slice(0, -1)) : location.pathname === path
  const isVisible = ({ heading, selector, count }: Shown): boolean => {
    if (heading && document.querySelector('h1')?.textContent !== heading) return false
    let visible = 0
    for (const element of document.querySelectorAll(selector)) {
      if (element.getClientRects().length > 0) visible += 1
      if (visible === count) return true
    }
    return false
  }
  const look = (): void => {
    if (awaited && !isClickAwaited && isAt(awaited) && isVisible(awaited)) {
      notes.shownAt = performance.now()
      awaited = null
      globalThis.benchShown?.('')
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!isClickAwaited) return
      isClickAwaited = false
      notes.began = timeStamp
    },
    { capture: true },
  )
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      if (!isCounting) return
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // The message comes after the frame was painted.
        port1.onmessage = () => notes.keys.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      notes.blocking += duration - 50
      notes.busyUntil = startTime + duration
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.shift += (entry as PerformanceEntry & { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })

  globalThis.benchClock = {
    notes,
    expect(shown) {
      Object.assign(notes, { began: 0, shownAt: null, shift: 0, blocking: 0 })
      awaited = shown
      isClickAwaited = true
      return isVisible(shown)
    },
    countKeys(on) {
      isCounting = on
    },
  }
}
