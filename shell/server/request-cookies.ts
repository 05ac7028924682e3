import { Id } from '@console/contract'
import { COOKIES, DEFAULT_PREFERENCES, DENSITIES, type Preferences, PUBLISHER_FIELD, THEMES } from '@console/module'
import { parse } from 'hono/utils/cookie'
import * as v from 'valibot'

export type Cookies = Readonly<Record<string, string>>

/** Returns the cookies of a request, decoded. Of two with the same name the first wins: browsers send the more specific one first. */
export function readCookies(headers: Headers): Cookies {
  return parse(headers.get('cookie') ?? '')
}

/** Returns the publisher that a document is for: the one its address names, else the one chosen last; null if neither is an id. */
export function publisherOf(cookies: Cookies, search = ''): string | null {
  const value = new URLSearchParams(search).get(PUBLISHER_FIELD) ?? cookies[COOKIES.publisher]
  return value !== undefined && v.is(Id, value) ? value : null
}

/** Returns the person's preferences, with the default for each that the cookie lacks or has wrong. */
export function preferencesOf(cookies: Cookies): Preferences {
  const given = fieldsOf(cookies[COOKIES.preferences])
  return {
    theme: THEMES.find((theme) => theme === given.theme) ?? DEFAULT_PREFERENCES.theme,
    density: DENSITIES.find((density) => density === given.density) ?? DEFAULT_PREFERENCES.density,
    time_zone: isTimeZone(given.time_zone) ? given.time_zone : DEFAULT_PREFERENCES.time_zone,
    // Whether there is such a page turns out when it is opened.
    first_page: typeof given.first_page === 'string' ? given.first_page : DEFAULT_PREFERENCES.first_page,
  }
}

/** With an unknown zone the page could not be drawn. */
function isTimeZone(given: unknown): given is string {
  try {
    return typeof given === 'string' && new Intl.DateTimeFormat('en', { timeZone: given }) !== undefined
  } catch {
    return false
  }
}

function fieldsOf(json: string | undefined): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
