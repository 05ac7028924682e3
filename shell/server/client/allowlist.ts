import { isUnder, pageAddress, withBase } from '@console/module'
import type { CallContext } from '../api.ts'
import { normalPath } from '../normal-path.ts'
import { problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { isListed } from './address-ranges.ts'

type Allowlist = Pick<Settings, 'IP_ALLOWLIST' | 'IP_ALLOWLIST_PATHS'>

/** The files that the page `/` is made of. */
const FILES = /^\/(?:shell|modules)\//

/**
 * Returns whether a client is refused at a path (spec section 3). Only the addresses of IP_ALLOWLIST may open the paths of
 * IP_ALLOWLIST_PATHS, in both languages and however they are spelled; `/` and /healthz are open to all.
 */
export function isRefusedAddress(address: string, pathname: string, settings: Allowlist): boolean {
  if (!settings.IP_ALLOWLIST || isListed(address, settings.IP_ALLOWLIST)) return false
  const path = normalPath(pathname)
  if (path === '/' || path === '/healthz' || FILES.test(path)) return false
  return settings.IP_ALLOWLIST_PATHS.some((guarded) => isUnder(path, normalPath(guarded)))
}

/** Returns the response to a refused client: its calls get a problem, its pages lead to `/`. Undefined for all others. */
export function refuseAddress(url: URL, context: CallContext, settings: Allowlist): Response | undefined {
  if (!isRefusedAddress(context.clientAddress, url.pathname, settings)) return undefined
  if (url.pathname.startsWith('/pub/')) return problem('request_refused', context)
  return new Response(null, { status: 302, headers: { location: withBase(pageAddress(url).base, '/') } })
}
