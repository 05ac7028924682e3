import { afterSignIn, COOKIES, inLocale, type Known, type PageAddress, SIGN_IN_PATHS, withBase, withNext } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { Cookies } from '../request-cookies.ts'
import type { Settings } from '../settings.ts'
import type { Page } from './page-at.ts'

/** `/` alone leads to a language: to the one that the person chose, else to the configured one. Other paths name theirs. */
export function rootRedirect(url: URL, cookies: Cookies, rootLocale: Settings['ROOT_LOCALE']): string | null {
  if (url.pathname !== '/') return null
  const chosen = cookies[COOKIES.locale]
  const locale = chosen === 'en' || chosen === 'vi' ? chosen : rootLocale
  return locale === 'vi' ? inLocale(`/${url.search}`, locale) : null
}

/** Where a person is sent instead of this page, null to stay: to `/` with `next` signed out, on from the sign-in pages signed in. */
export function sessionRedirect({ base, path, search }: PageAddress, page: Page, isSignedIn: boolean, known: Known): string | null {
  const guard = page.matched?.route.guard ?? 'none'
  if (!isSignedIn) return guard === 'none' ? null : withBase(base, withNext('/', path + search))
  return SIGN_IN_PATHS.includes(normalPath(path)) ? withBase(base, afterSignIn(search, known)) : null
}
