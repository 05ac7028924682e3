import {
  afterSignIn,
  COOKIES,
  isUnder,
  type Known,
  type PageAddress,
  SHELL_PATHS,
  SIGN_IN_PATHS,
  withBase,
  withNext,
  withoutLocale,
} from '@console/module'
import { clientAddress, isListed } from './client-address.ts'
import type { Cookies } from './cookies.ts'
import type { LiveRegistry, MatchedRoute } from './registry/live-registry.ts'
import type { Settings } from './settings.ts'

/** What `/` itself is made of. */
const FILES = /^\/(?:shell|modules)\//

/** The page at a path: null where there is none. */
export interface Page {
  /** Null for a page of the shell's own. */
  readonly matched: MatchedRoute | null
}

export function pageAt(path: string, registry: LiveRegistry, settings: Pick<Settings, 'LOGIN_TEST'>): Page | null {
  if (SHELL_PATHS.includes(path)) return { matched: null }
  if (isUnder(normal(path), '/login_test') && !settings.LOGIN_TEST) return null
  const matched = registry.match(path)
  return matched && { matched }
}

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
  const path = normal(pathname)
  if (path === '/' || path === '/healthz' || FILES.test(path)) return false
  return settings.IP_ALLOWLIST_PATHS.some((guarded) => isUnder(path, normal(guarded)))
}

/** A path as routers may come to read it: decoded, in lower case, without prefix, doubled slashes and the one at the end. */
function normal(path: string): string {
  const plain = decoded(path)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return withoutLocale(plain)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `/` alone goes to the configured locale, where the person's cookie says the same or nothing. */
export function rootRedirect(url: URL, cookies: Cookies, rootLocale: Settings['ROOT_LOCALE']): string | null {
  if (url.pathname !== '/' || rootLocale !== 'vi') return null
  const chosen = cookies.get(COOKIES.locale)
  return chosen === undefined || chosen === rootLocale ? `/${rootLocale}${url.search}` : null
}

/** Where a person is sent instead of this page, null to stay: to `/` with `next` signed out, on from the sign-in pages signed in. */
export function sessionRedirect({ base, path, search }: PageAddress, page: Page, isSignedIn: boolean, known: Known): string | null {
  const guard = page.matched?.route.guard ?? 'none'
  if (!isSignedIn) return guard === 'none' ? null : withBase(base, withNext('/', path + search))
  return SIGN_IN_PATHS.includes(normal(path)) ? withBase(base, afterSignIn(search, known)) : null
}

/** Who is asking, from the socket and the proxies that are trusted. */
export function addressOf(request: Request, socketAddress: string, settings: Pick<Settings, 'TRUST_PROXY'>): string {
  return clientAddress(socketAddress, request.headers.get('x-forwarded-for') ?? undefined, settings.TRUST_PROXY)
}
