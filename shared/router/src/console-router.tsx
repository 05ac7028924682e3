import { type Base, withBase } from '@console/module'
import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, NavigationType, Route, Router, Routes } from 'react-router'
import { browserEntries, type Entries, memoryEntries } from './entries.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Leaves } from './link.tsx'
import { createMoves, type Moves, type NavigateOptions } from './moves.ts'

interface RouterOptions {
  readonly base: Base
  /** Drawn for every address; it chooses the page. */
  readonly children: ReactNode
  /** Drawn when `children` throws, until another address is opened. */
  readonly error: ReactNode
  /** Returns whether a link to a path (without locale prefix) opens another document; none does without it. */
  readonly leaves?: ((path: string) => boolean) | undefined
}

export interface ConsoleRouter extends RouterOptions, Pick<Moves, 'location'> {
  /** Goes to a path without locale prefix. */
  readonly navigate: (path: string, options?: NavigateOptions) => void
  readonly moves: Moves
}

/** The only router of a document. */
export const makeRouter = (options: RouterOptions): ConsoleRouter => routerOver(browserEntries(), options)

/** The same without an address bar, for tests. */
export const makeMemoryRouter = (options: RouterOptions, url: string): ConsoleRouter => routerOver(memoryEntries(url), options)

function routerOver(entries: Entries, options: RouterOptions): ConsoleRouter {
  const moves = createMoves(entries, options.base)
  return {
    ...options,
    moves,
    get location() {
      return moves.location
    },
    navigate: (path, how) => moves.move(withBase(options.base, path), how),
  }
}

const MovesContext = createContext<Moves | null>(null)

/** What moves the document. */
export function useMoves(): Moves {
  const moves = useContext(MovesContext)
  if (!moves) throw new Error('There is no router here')
  return moves
}

const stays = () => false

/** react-router's plain router over entries that ask before a page is left, which its data router alone would do (decision 22). */
export function ConsoleRouterProvider({ router }: { readonly router: ConsoleRouter }) {
  const { base, moves, leaves = stays, error, children } = router
  const [{ location, key }, setShown] = useState({ location: moves.location, key: 0 })
  const navigator = useMemo(
    () => ({
      createHref: createPath,
      go: (steps: number) => moves.move(steps),
      push: (to: Parameters<typeof createPath>[0]) => moves.move(to),
      replace: (to: Parameters<typeof createPath>[0]) => moves.move(to, { replace: true }),
    }),
    [moves],
  )
  useLayoutEffect(() => moves.follow(), [moves])
  useLayoutEffect(() => {
    // In a transition, so that the open page stays until the next one has its code.
    const show = (next: Moves['location']) => setShown((was) => (was.location === next ? was : { location: next, key: was.key + 1 }))
    const stop = moves.onChange((next) => startTransition(() => show(next)))
    // A page may go on while it is drawn for the first time, before this effect.
    show(moves.location)
    return stop
  }, [moves])
  return (
    <MovesContext value={moves}>
      <Leaves value={leaves}>
        <Router
          basename={base || '/'}
          // Each link that is followed has a key, also a second one to the same address.
          location={{ ...location, pathname: withBase(base, location.pathname), key: String(key) }}
          navigationType={NavigationType.Pop}
          navigator={navigator}
        >
          <ErrorBoundary location={location} error={error}>
            {children}
          </ErrorBoundary>
        </Router>
      </Leaves>
    </MovesContext>
  )
}

/** Draws `children` with the parameters of `path`, which is known to match the current address. */
export function AtPath({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <Routes>
      <Route path={path} element={children} />
    </Routes>
  )
}
