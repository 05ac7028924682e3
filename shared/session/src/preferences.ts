import { COOKIES, type Locale, type Preferences } from '@console/module'
import { useStore } from 'zustand'
import { writeCookie } from './page-cookies.ts'
import { pageDataStore } from './page-data.ts'

export function usePreferences(): Preferences {
  return useStore(pageDataStore, (page) => page.preferences)
}

/** Returns the IANA name of the zone in which times are shown: that of the preferences, else of the browser. */
export function useTimeZone(): string {
  return usePreferences().time_zone ?? presentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Browsers report the former names of some zones, which the IANA has renamed. */
const RENAMED: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

export const presentName = (zone: string): string => RENAMED[zone] ?? zone

let opened: BroadcastChannel | undefined
/** One object, since a channel gives its messages to every other one, in the same page too. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('console-preferences')
  return opened
}

/** Stores the preferences in a cookie, so that the host draws the right theme at once, and tells the other tabs. */
export function rememberPreferences(preferences: Preferences): void {
  writeCookie(COOKIES.preferences, JSON.stringify(preferences))
  channel().postMessage(preferences)
}

/** Calls back with the preferences that another tab of this browser has stored. */
export function onPreferencesElsewhere(follow: (preferences: Preferences) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<Preferences>) => follow(data))
}

/** Spec section 9: the locale is remembered for 365 days. */
export const rememberLocale = (locale: Locale) => writeCookie(COOKIES.locale, locale)
