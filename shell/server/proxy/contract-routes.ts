import { type ErrorCode, isOffered, type Route } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { byPrecision, matchPath } from '@console/module'
import type { Settings } from '../settings.ts'

/** The gateway's own: a page that could renew tokens would be handed tokens, and the way to Google has secrets of its own. */
const NEVER_OFFERED = ['auth.refresh', 'auth.google_redirect']
const routes = allRoutes.filter((route) => !NEVER_OFFERED.includes(route.id)).toSorted((a, b) => byPrecision(a.path, b.path))

export type FoundCall = { readonly route: Route } | { readonly refused: ErrorCode; readonly allow?: string }

/** If two patterns match, the more specific one wins. */
export function findCall(method: string, pathname: string, extensions: Settings['API_EXTENSIONS']): FoundCall {
  const matching = routes.filter((route) => isOffered(route.extension, extensions) && isPathOf(route, pathname))
  const there = matching.filter((route) => route.path === matching[0]?.path)
  if (there.length === 0) return { refused: 'not_found' }
  const route = there.find((one) => one.method === method)
  return route ? { route } : { refused: 'method_not_allowed', allow: there.map((one) => one.method).join(', ') }
}

/** Parameters are ids or link tokens: no encoded slash, not only dots. */
function isPathOf(route: Route, pathname: string): boolean {
  const params = matchPath(route.path, pathname)
  return params !== null && Object.values(params).every((value) => /^(?!\.+$)[A-Za-z0-9._~-]{1,512}$/.test(value))
}
