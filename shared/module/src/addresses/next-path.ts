import { withoutLocale } from './locale-path.ts'
import { isUnder, type Owners, ownerOf, SHELL_PATHS } from './owners.ts'

/** Pages for those who are not signed in; somebody who is signed in is led on from there. */
export const SIGN_IN_PATHS: readonly string[] = ['/login', '/register']

/** Where a person begins who asked for nothing else. */
export const FIRST_PATH = '/campaigns'

/** What decides whether an address is a page of this console. */
export interface Known {
  /** `https://console.example` */
  readonly origin: string
  readonly owners: Owners
}

/**
 * Where `?next=` of a query leads, without locale prefix, if that is a page of this console: of the same origin, of the
 * shell or under what a module owns, and no page to sign in on. Parsed, so that no other site can hide in it. Null else.
 */
export function nextPath(search: string, { origin, owners }: Known): string | null {
  const given = new URLSearchParams(search).get('next')
  const url = given ? URL.parse(given, origin) : null
  if (!url || url.origin !== origin) return null
  const path = withoutLocale(url.pathname)
  const isPage = SHELL_PATHS.includes(path) || ownerOf(path, owners) !== undefined
  return isPage && !SIGN_IN_PATHS.some((prefix) => isUnder(path.toLowerCase(), prefix)) ? path + url.search : null
}

/** Where a person goes on to who has signed in: to `?next=` where that can be followed, else to the first page. */
export function afterSignIn(search: string, known: Known): string {
  return nextPath(search, known) ?? FIRST_PATH
}

/** `path` with the address to go on to afterwards. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
