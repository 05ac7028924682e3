import { placeStore } from './stores.ts'

/**
 * Goes to another document of the console. Signing in and out, switching publisher or language and taking a new release
 * are document navigations, because user, publisher, locale and registry never change within a document.
 * `path` is without locale prefix.
 */
export function goToDocument(path: string): void {
  location.assign(documentUrl(path))
}

/** The address of a console path in this document's language. */
export function documentUrl(path: string): string {
  const { base } = placeStore.getState()
  return path === '/' && base ? base : `${base}${path}`
}

/**
 * Where `?next=` leads, if it is a page of this console: parsed, of the same origin, and under a prefix that a live module
 * owns; anything else is null. The answer is without locale prefix.
 */
export function nextPath(search: string): string | null {
  const given = new URLSearchParams(search).get('next')
  const url = given === null ? null : URL.parse(given, location.origin)
  if (url === null || url.origin !== location.origin) return null
  const { owners } = placeStore.getState()
  const path = url.pathname.replace(/^\/vi(?=\/)/, '')
  const isKnown = Object.values(owners).some((prefixes) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
  return isKnown ? `${path}${url.search}` : null
}

/** `path` with the place to go on to afterwards. */
export function withNext(path: string, next: string | null): string {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
