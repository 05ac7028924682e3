import { COOKIES, type Locale, type Preferences } from '@console/module'
import { useStore } from 'zustand'
import { writeCookie } from './cookies.ts'
import { pageDataStore } from './page-data.ts'

export function usePreferences(): Preferences {
  return useStore(pageDataStore, (page) => page.preferences)
}

/** The zone in which times are shown: the preferences', at first the browser's. IANA name. */
export function useTimeZone(): string {
  return usePreferences().time_zone ?? presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Browsers say the names that some zones had before the IANA renamed them. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

export const presentName = (zone: string): string => RENAMED[zone] ?? zone

/** So that the host draws the right theme at once. */
export const rememberPreferences = (preferences: Preferences) => writeCookie(COOKIES.preferences, JSON.stringify(preferences))

/** Spec section 9: the locale is remembered for 365 days. */
export const rememberLocale = (locale: Locale) => writeCookie(COOKIES.locale, locale)
