import type { ErrorCode, Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { byPrecision, matchPath } from '@console/module'
import type { Settings } from '../settings.ts'

/** The gateway's own: a page that could renew tokens would be handed tokens. */
const NEVER_OFFERED = 'auth.refresh'
const routes = allRoutes.filter((route) => route.id !== NEVER_OFFERED).toSorted((a, b) => byPrecision(a.path, b.path))

export type FoundCall = { readonly route: Route } | { readonly refused: ErrorCode; readonly allow?: string }

/** The call of the contract that a request makes; of two patterns that match, the more precise one counts. */
export function findCall(method: string, pathname: string, extensions: Settings['API_EXTENSIONS']): FoundCall {
  const matching = routes.filter((route) => isOffered(route, extensions) && isPathOf(route, pathname))
  const there = matching.filter((route) => route.path === matching[0]?.path)
  if (there.length === 0) return { refused: 'not_found' }
  const route = there.find((one) => one.method === method)
  return route ? { route } : { refused: 'method_not_allowed', allow: there.map((one) => one.method).join(', ') }
}

function isOffered(route: Route, extensions: Settings['API_EXTENSIONS']): boolean {
  return route.extension === undefined || extensions === 'all' || extensions.includes(route.extension)
}

/** Parameters are ids or link tokens: no slash in disguise, no dots alone. */
function isPathOf(route: Route, pathname: string): boolean {
  const params = matchPath(route.path, pathname)
  return params !== null && Object.values(params).every((value) => /^(?!\.+$)[A-Za-z0-9._~-]{1,512}$/.test(value))
}
