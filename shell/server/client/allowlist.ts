import { isUnder } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { Settings } from '../settings.ts'
import { isListed } from './address-ranges.ts'

/** What `/` itself is made of. */
const FILES = /^\/(?:shell|modules)\//

/**
 * Whether the client's address is refused here (spec section 3): the paths of IP_ALLOWLIST_PATHS are for the addresses
 * of IP_ALLOWLIST alone, in both languages and however they are spelt; `/` and /healthz are open to all.
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
