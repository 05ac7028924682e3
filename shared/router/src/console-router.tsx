import type { ReactNode } from 'react'
import { createBrowserRouter, createMemoryRouter, Route, RouterProvider, Routes } from 'react-router'

interface RouterOptions {
  /** '' or '/vi'. */
  readonly base: string
  /** Drawn for every address; it chooses the page. */
  readonly children: ReactNode
  /** Drawn when `children` throws. */
  readonly error: ReactNode
}

/** The only router of a document. It is a data router, so that it can ask before leaving a page. */
export function makeRouter({ base, children, error }: RouterOptions) {
  return createBrowserRouter(everything(children, error), { basename: base || '/' })
}

/** The same without an address bar, for tests. */
export function makeMemoryRouter({ base, children, error }: RouterOptions, url: string) {
  return createMemoryRouter(everything(children, error), { basename: base || '/', initialEntries: [url] })
}

const everything = (element: ReactNode, errorElement: ReactNode) => [{ path: '*', element, errorElement }]

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
