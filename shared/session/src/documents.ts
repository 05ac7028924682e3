import { afterSignIn, type Known, nextPath, withBase } from '@console/module'
import { pageDataStore } from './page-data.ts'

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

const known = (): Known => ({ origin: location.origin, owners: pageDataStore.getState().owners })
