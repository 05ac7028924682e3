import type { ReactNode } from 'react'
import { createBrowserRouter, createMemoryRouter, Route, RouterProvider, Routes } from 'react-router'
import { Leaves } from './link.tsx'

interface RouterOptions {
  /** '' or '/vi'. */
  readonly base: string
  /** Drawn for every address; it chooses the page. */
  readonly children: ReactNode
  /** Drawn when `children` throws. */
  readonly error: ReactNode
  /** Returns whether a link to a path (without locale prefix) opens another document; none does without it. */
  readonly leaves?: ((path: string) => boolean) | undefined
}

/** The only router of a document. It is a data router, so that it can ask before leaving a page. */
export function makeRouter({ base, ...options }: RouterOptions) {
  return createBrowserRouter(everything(options), { basename: base || '/' })
}

/** The same without an address bar, for tests. */
export function makeMemoryRouter({ base, ...options }: RouterOptions, url: string) {
  return createMemoryRouter(everything(options), { basename: base || '/', initialEntries: [url] })
}

const everything = ({ children, error, leaves }: Omit<RouterOptions, 'base'>) => [
  { path: '*', element: leaves ? <Leaves value={leaves}>{children}</Leaves> : children, errorElement: error },
]

export type ConsoleRouter = ReturnType<typeof makeRouter>

export function ConsoleRouterProvider({ router }: { readonly router: ConsoleRouter }) {
  return <RouterProvider router={router} />
}

/** Draws `children` with the parameters of `path`, which is known to match the current address. */
export function AtPath({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <Routes>
      <Route path={path} element={children} />
    </Routes>
  )
}
