import { isUnder } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { Settings } from '../settings.ts'
import { isListed } from './address-ranges.ts'

/** The files that the page `/` is made of. */
const FILES = /^\/(?:shell|modules)\//

/**
 * Returns whether a client is refused at a path (spec section 3). Only the addresses of IP_ALLOWLIST may open the paths of
 * IP_ALLOWLIST_PATHS, in both languages and however they are spelled; `/` and /healthz are open to all.
 */
export function isRefusedAddress(
  address: string,
  pathname: string,
  settings: Pick<Settings, 'IP_ALLOWLIST' | 'IP_ALLOWLIST_PATHS'>,
): boolean {
  if (!settings.IP_ALLOWLIST || isListed(address, settings.IP_ALLOWLIST)) return false
  const path = normalPath(pathname)
  if (path === '/' || path === '/healthz' || FILES.test(path)) return false
  return settings.IP_ALLOWLIST_PATHS.some((guarded) => isUnder(path, normalPath(guarded)))
}
