import { googleRedirect } from '@console/contract'
import { isUnder, pageAddress, SHELL_PATHS } from '@console/module'
import { findCall } from '../proxy/contract-routes.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { Settings } from '../settings.ts'

/** What a request is for, so that no line and no number has an id of a record. */
export interface RequestKind {
  readonly kind: 'call' | 'page' | 'file' | 'own'
  /** The id of a call, the pattern of a page's route, or the beginning of other addresses; `none` if there is no such thing. */
  readonly route: string
}

/** Addresses of the host itself, below which only the host knows what is there. */
const OWN = ['/report', '/overrides', '/.well-known']
const FILES = ['/shell', '/modules']

/** Balancers and monitors ask these all the time. */
export const HEALTH = ['/healthz', '/readyz']

export async function requestKind(
  method: string,
  url: URL,
  live: () => Promise<LiveRegistry>,
  settings: Pick<Settings, 'API_EXTENSIONS'>,
): Promise<RequestKind> {
  const { pathname } = url
  if (pathname === googleRedirect.path) return { kind: 'call', route: googleRedirect.id }
  if (isUnder(pathname, '/pub')) {
    const found = findCall(method, pathname, settings.API_EXTENSIONS)
    return { kind: 'call', route: 'route' in found ? found.route.id : 'none' }
  }
  const files = FILES.find((path) => isUnder(pathname, path))
  if (files) return { kind: 'file', route: files }
  // Its address is that of a page too.
  const isViewChange = isUnder(pathname, '/view-as') && method !== 'GET' && method !== 'HEAD'
  if (isViewChange) return { kind: 'own', route: '/view-as' }
  const own = OWN.find((path) => isUnder(pathname, path))
  if (own) return { kind: 'own', route: own }
  return { kind: 'page', route: pageRoute(url, await live()).route }
}

/** Returns the pattern of a page's route, so that no id of a record is kept, and the module that has it. */
export function pageRoute(url: URL, live: Pick<LiveRegistry, 'match'>): { readonly route: string; readonly module?: string } {
  const { path } = pageAddress(url)
  const matched = live.match(path)
  if (matched) return { route: matched.route.path, module: matched.module.id }
  return { route: SHELL_PATHS.find((own) => own !== '/' && isUnder(path, own)) ?? (path === '/' ? '/' : 'none') }
}
