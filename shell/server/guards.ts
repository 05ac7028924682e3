import { clientAddress, isListed } from './client-address.ts'
import { COOKIES, type Cookies } from './cookies.ts'
import { isUnder } from './match-path.ts'
import { inPlace, type Place, placeOf } from './place.ts'
import type { LiveRegistry, MatchedRoute } from './registry/live.ts'
import type { Settings } from './settings.ts'

/** The shell's own pages; every other one belongs to a module. */
const SHELL_PATHS = ['/', '/styleguide']
const SIGN_IN_PATHS = ['/login', '/register']
const FIRST_PATH = '/campaigns'
/** What `/` itself is made of. */
const FILES = /^\/(?:shell|modules)\//

/** The page at a path: null where there is none. */
export interface Page {
  /** Null for a page of the shell's own. */
  readonly matched: MatchedRoute | null
}

export function pageAt(path: string, registry: LiveRegistry, settings: Pick<Settings, 'LOGIN_TEST'>): Page | null {
  if (SHELL_PATHS.includes(path)) return { matched: null }
  if (isUnder('/login_test', normal(path)) && !settings.LOGIN_TEST) return null
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
  return settings.IP_ALLOWLIST_PATHS.some((guarded) => isUnder(normal(guarded), path))
}

/** A path as routers may come to read it: decoded, in lower case, without prefix, doubled slashes and the one at the end. */
function normal(path: string): string {
  const plain = decoded(path)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return plain.replace(/^\/vi(?=\/|$)/, '') || '/'
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
export function sessionRedirect(place: Place, page: Page, signedIn: boolean, canGo: (path: string) => boolean): string | null {
  const guard = page.matched?.route.guard ?? 'none'
  if (!signedIn) return guard === 'none' ? null : `${inPlace(place, '/')}?next=${encodeURIComponent(place.path + place.search)}`
  if (!SIGN_IN_PATHS.includes(normal(place.path))) return null
  return inPlace(place, nextPath(place.search, canGo) ?? FIRST_PATH)
}

/** Where `?next=` leads, without locale prefix, if that is a page of this console; parsed, so that no other site can hide in it. */
export function nextPath(search: string, canGo: (path: string) => boolean): string | null {
  const given = new URLSearchParams(search).get('next')
  const here = 'http://console.invalid'
  const url = given ? URL.parse(given, here) : null
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return null
  const { path } = placeOf(url)
  return canGo(path) && !SIGN_IN_PATHS.includes(normal(path)) ? path + url.search : null
}

/** Who is asking, from the socket and the proxies that are trusted. */
export function addressOf(request: Request, socketAddress: string, settings: Pick<Settings, 'TRUST_PROXY'>): string {
  return clientAddress(socketAddress, request.headers.get('x-forwarded-for') ?? undefined, settings.TRUST_PROXY)
}
