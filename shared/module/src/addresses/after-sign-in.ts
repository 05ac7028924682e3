import { withoutLocale } from './locale-path.ts'
import { isUnder, type Owners, ownerOf, SHELL_PATHS } from './owners.ts'

/** Pages for people who are not signed in. Others are redirected from there. */
export const SIGN_IN_PATHS: readonly string[] = ['/login', '/register', '/register/email', '/register/google', '/forgot-password']

/** The page after sign-in, unless `?next=` names another. */
export const FIRST_PATH = '/campaigns'

/** What decides whether an address is a page of this console. */
export interface Known {
  /** `https://console.example` */
  readonly origin: string
  readonly owners: Owners
  readonly firstPage?: string | null
}

/**
 * Returns the path that `?next=` of a query leads to, without locale prefix; null if that is not a page of this console. Such
 * a page has the same origin, belongs to the shell or a module, and is no sign-in page. The value is parsed as a URL, so it
 * cannot disguise another site.
 */
export function nextPath(search: string, known: Known): string | null {
  return pageOf(new URLSearchParams(search).get('next'), known)
}

function pageOf(given: string | null | undefined, { origin, owners }: Known): string | null {
  const url = given ? URL.parse(given, origin) : null
  if (!url || url.origin !== origin) return null
  const path = withoutLocale(url.pathname)
  const isPage = SHELL_PATHS.includes(path) || ownerOf(path, owners) !== undefined
  return isPage && !SIGN_IN_PATHS.some((prefix) => isUnder(path.toLowerCase(), prefix)) ? path + url.search : null
}

/** Returns where to go after sign-in: to `?next=`, else the person's first page, if it is a page of this console; else the usual one. */
export function afterSignIn(search: string, known: Known): string {
  return nextPath(search, known) ?? pageOf(known.firstPage, known) ?? FIRST_PATH
}

/** Returns `path` with a `?next=` that leads on from it. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
