import { afterSignIn, COOKIES, inLocale, type Known, type PageAddress, SIGN_IN_PATHS, withBase, withNext } from '@console/module'
import { normalPath } from '../normal-path.ts'
import type { Cookies } from '../request-cookies.ts'
import type { Settings } from '../settings.ts'
import type { Page } from './page-at.ts'

/** Returns where `/` leads: to the language that the person chose, else to the configured one. Other paths name their language. */
export function rootRedirect(url: URL, cookies: Cookies, rootLocale: Settings['ROOT_LOCALE']): string | null {
  if (url.pathname !== '/') return null
  const chosen = cookies[COOKIES.locale]
  const locale = chosen === 'en' || chosen === 'vi' ? chosen : rootLocale
  return locale === 'vi' ? inLocale(`/${url.search}`, locale) : null
}

/** Returns the redirect of a page; null to stay. Signed out, it leads to `/` with `?next=`; signed in, it leads on from the sign-in pages. */
export function sessionRedirect({ base, path, search }: PageAddress, page: Page, isSignedIn: boolean, known: Known): string | null {
  const guard = page.matched?.route.guard ?? 'none'
  if (!isSignedIn) return guard === 'none' ? null : withBase(base, withNext('/', path + search))
  return SIGN_IN_PATHS.includes(normalPath(path)) ? withBase(base, afterSignIn(search, known)) : null
}
