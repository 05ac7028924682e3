import { Id } from '@console/contract'
import { COOKIES, type Density, type Preferences, type Theme } from '@console/module'
import { parse } from 'hono/utils/cookie'
import * as v from 'valibot'

export type Cookies = Readonly<Record<string, string>>

/** The request's cookies, decoded; of two with one name the first counts, as the browser sends the more specific one first. */
export function readCookies(headers: Headers): Cookies {
  return parse(headers.get('cookie') ?? '')
}

/** The publisher that the tab last chose; null where the cookie holds no id. */
export function publisherOf(cookies: Cookies): string | null {
  const value = cookies[COOKIES.publisher]
  return value !== undefined && v.is(Id, value) ? value : null
}

const THEMES: readonly Theme[] = ['light', 'dark', 'system']
const DENSITIES: readonly Density[] = ['comfortable', 'compact']

/** The person's preferences; whatever the cookie does not say properly has its default. */
export function preferencesOf(cookies: Cookies): Preferences {
  const given = fieldsOf(cookies[COOKIES.preferences])
  return {
    theme: THEMES.find((theme) => theme === given.theme) ?? 'system',
    density: DENSITIES.find((density) => density === given.density) ?? 'comfortable',
    time_zone: isTimeZone(given.time_zone) ? given.time_zone : null,
  }
}

/** Whether times can be shown in it: a page that was given another could not be drawn. */
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
