import { createPath, type Location as Place, parsePath, type To } from 'react-router'
import type { Entries } from './entries.ts'

/** Without the prefix of its language. */
export type Location = Pick<Place, 'pathname' | 'search' | 'hash'>

export interface NavigateOptions {
  /** Takes the place of the open entry, instead of adding one. */
  readonly replace?: boolean
}

/** Asks before a page is left. Returns whether the person has to stay; `leave` then goes on without asking. */
export type Guard = (next: Location, leave: () => void) => boolean

/** The one place that knows where the document is and moves it. */
export interface Moves {
  readonly location: Location
  /** Goes to an address with prefix, or so many steps back or forward. */
  readonly move: (to: To | number, options?: NavigateOptions) => void
  readonly follow: () => () => void
  /** Calls back after each change of the location until the returned function is called. */
  readonly onChange: (changed: (location: Location) => void) => () => void
  /** Asks `guard` before each change of the location until the returned function is called. */
  readonly guard: (guard: Guard) => () => void
}

/**
 * Moves through the entries of a tab, unless a guard stops the move. The browser reports Back and Forward only after it
 * has moved: holding one back means taking it back, and going on means making it again.
 */
export function createMoves(entries: Entries, base: string): Moves {
  const listeners = new Set<(location: Location) => void>()
  const guards = new Set<Guard>()
  const withoutBase = (to: To): Location => {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
    return { pathname: pathname.slice(base.length) || '/', search, hash }
  }
  const read = () => withoutBase(entries.address())
  const isHeld = (next: Location, leave: () => void) => [...guards].some((guard) => guard(next, leave))
  let location = read()

  function show(): void {
    location = read()
    for (const changed of listeners) changed(location)
  }

  /** Moves that this code makes itself, in the order in which the browser will report them. */
  const own: ('undoing' | 'leaving')[] = []
  function moved(steps: number): void {
    const isOwn = own.shift()
    if (isOwn === 'undoing') return
    const leave = () => {
      own.push('leaving')
      entries.go(steps)
    }
    // `go(0)` would reload the document.
    if (!isOwn && steps !== 0 && isHeld(read(), leave)) {
      own.push('undoing')
      entries.go(-steps)
    } else show()
  }

  return {
    get location() {
      return location
    },
    move(to, { replace = false } = {}) {
      if (typeof to === 'number') return entries.go(to)
      const go = () => {
        entries[replace ? 'replace' : 'push'](typeof to === 'string' ? to : createPath(to))
        show()
      }
      if (!isHeld(withoutBase(to), go)) go()
    },
    follow: () => entries.onMove(moved),
    onChange: (changed) => added(listeners, changed),
    guard: (guard) => added(guards, guard),
  }
}

function added<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => void set.delete(item)
}
