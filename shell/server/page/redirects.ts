import { afterSignIn, COOKIES, type Known, type PageAddress, SIGN_IN_PATHS, withBase, withNext } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { Cookies } from '../request-cookies.ts'
import type { Settings } from '../settings.ts'
import type { Page } from './page-at.ts'

/** `/` alone goes to the configured locale, where the person's cookie says the same or nothing. */
export function rootRedirect(url: URL, cookies: Cookies, rootLocale: Settings['ROOT_LOCALE']): string | null {
  if (url.pathname !== '/' || rootLocale !== 'vi') return null
  const chosen = cookies[COOKIES.locale]
  return chosen === undefined || chosen === rootLocale ? `/${rootLocale}${url.search}` : null
}

/** Where a person is sent instead of this page, null to stay: to `/` with `next` signed out, on from the sign-in pages signed in. */
export function sessionRedirect({ base, path, search }: PageAddress, page: Page, isSignedIn: boolean, known: Known): string | null {
  const guard = page.matched?.route.guard ?? 'none'
  if (!isSignedIn) return guard === 'none' ? null : withBase(base, withNext('/', path + search))
  return SIGN_IN_PATHS.includes(normalPath(path)) ? withBase(base, afterSignIn(search, known)) : null
}
