/** Addresses have the prefix of their language. */
export interface Entries {
  readonly address: () => string
  readonly push: (address: string) => void
  readonly replace: (address: string) => void
  readonly go: (steps: number) => void
  /** Calls back after each move with how many steps it went, until the returned function is called. */
  readonly onMove: (moved: (steps: number) => void) => () => void
}

/** Entries carry their number, so that it is known how far a move went and how to take it back. */
interface Numbered {
  readonly idx?: number
}

export function browserEntries(): Entries {
  const numberNow = () => (history.state as Numbered | null)?.idx
  const mark = (idx: number) => history.replaceState({ ...history.state, idx }, '')
  let at = numberNow() ?? 0
  mark(at)

  return {
    address: () => location.pathname + location.search + location.hash,
    push(address) {
      at += 1
      history.pushState({ idx: at }, '', address)
    },
    replace: (address) => history.replaceState({ idx: at }, '', address),
    go: (steps) => history.go(steps),
    onMove(moved) {
      const listener = () => {
        const before = at
        // A link to a part of the page makes an entry without a number, after the one that was open.
        at = numberNow() ?? before + 1
        mark(at)
        moved(at - before)
      }
      window.addEventListener('popstate', listener)
      return () => window.removeEventListener('popstate', listener)
    },
  }
}

/** The same without a browser, for tests. */
export function memoryEntries(first: string): Entries {
  const all = [first]
  let at = 0
  let tell: (steps: number) => void = () => {}
  return {
    address: () => all[at] ?? first,
    push(address) {
      at += 1
      all.splice(at, all.length, address)
    },
    replace(address) {
      all[at] = address
    },
    go(steps) {
      const before = at
      at = Math.min(Math.max(at + steps, 0), all.length - 1)
      tell(at - before)
    },
    onMove(moved) {
      tell = moved
      return () => {
        tell = () => {}
      }
    },
  }
}
