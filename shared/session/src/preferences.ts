import { COOKIES, type Locale, type Preferences } from '@console/module'
import { useStore } from 'zustand'
import { writeCookie } from './cookies.ts'
import { pageDataStore } from './page-data.ts'

export function usePreferences(): Preferences {
  return useStore(pageDataStore, (page) => page.preferences)
}

/** The zone in which times are shown: the preferences', at first the browser's. IANA name. */
export function useTimeZone(): string {
  return usePreferences().time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** So that the host draws the right theme at once. */
export const rememberPreferences = (preferences: Preferences) => writeCookie(COOKIES.preferences, JSON.stringify(preferences))

/** Spec section 9: the locale is remembered for 365 days. */
export const rememberLocale = (locale: Locale) => writeCookie(COOKIES.locale, locale)
