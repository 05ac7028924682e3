import { afterSignIn, inLocale, type Known, type Locale, nextPath, withBase } from '@console/module'
import { pageDataStore } from './page-data.ts'
import { rememberLocale } from './preferences.ts'

/**
 * Goes to another document of the console. Signing in and out, switching publisher or language and taking a new release
 * are document navigations, because user, publisher, locale and registry never change within a document.
 * `path` is without locale prefix.
 */
export function goToDocument(path: string): void {
  location.assign(documentUrl(path))
}

/** Goes to a console path in this language, which is remembered. */
export function goToLocale(path: string, locale: Locale): void {
  rememberLocale(locale)
  location.assign(inLocale(path, locale))
}

/** The address of a console path in this document's language. */
export function documentUrl(path: string): string {
  return withBase(pageDataStore.getState().base, path)
}

/** Returns the path in `?next=` of the query, without locale prefix; null if it is not a page of this console. */
export function nextOf(search: string): string | null {
  return nextPath(search, known())
}

/** Returns where to go after signing in on a page with this query. */
export function pathAfterSignIn(search: string): string {
  return afterSignIn(search, known())
}

function known(): Known {
  const { owners, preferences } = pageDataStore.getState()
  return { origin: location.origin, owners, firstPage: preferences.first_page }
}
