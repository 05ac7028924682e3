import type { Locale } from './descriptor.ts'
import { COOKIES, LOCALE_COOKIE_DAYS, type Preferences } from './page-data.ts'

const YEAR_S = LOCALE_COOKIE_DAYS * 24 * 60 * 60

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the host reads these before any script runs, and cookieStore is not everywhere
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
}

/** Spec section 9: the locale is remembered for 365 days. */
export const rememberLocale = (locale: Locale) => writeCookie(COOKIES.locale, locale)
/** So that the host can preload and boot for the publisher last chosen. */
export const rememberPublisher = (publisherId: string) => writeCookie(COOKIES.publisher, publisherId)
/** So that the host draws the right theme at once. */
export const rememberPreferences = (preferences: Preferences) => writeCookie(COOKIES.preferences, JSON.stringify(preferences))

/** The value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  if (!found) return null
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return null
  }
}
