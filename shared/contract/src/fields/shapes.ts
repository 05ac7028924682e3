import * as v from 'valibot'
import { tidied } from './text.ts'

/** An opaque identifier. A real backend may use numbers, so a number is read as text. */
export const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer(), v.transform(String))]),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid_format'),
)

/**
 * RFC 3339 instant as the API writes it: UTC with milliseconds. Input may have any offset, but must have one: without it, the time
 * would differ between machines.
 */
export const Instant = v.pipe(v.string(), v.check(isInstant, 'invalid_format'))

/** A URL when reading: any http or https address that a backend has stored, also one that `UrlInput` refuses. */
export const Url = v.pipe(v.string(), v.check(hasHttpScheme, 'invalid_url'))

/** An address on input, in lower case: mail programs write the same one in several ways. */
export const Email = v.pipe(v.string(), tidied, v.nonEmpty(), v.maxLength(254), v.email(), v.toLowerCase())

/** Codes of publishers and applications: unique, ignoring case. */
export const Code = v.pipe(v.string(), tidied, v.nonEmpty(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,49}$/, 'invalid_format'))

/** A picklist when reading: a value that this console does not know becomes `unknown` and is shown as N/A. */
export const readPicklist = <const T extends readonly string[]>(options: T) =>
  v.fallback(v.picklist([...options, 'unknown'] as readonly (T[number] | 'unknown')[]), 'unknown')

/** A number as content holds it: also as text; anything else is blank. */
export const readNumber = v.fallback(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d+)?$/), v.transform(Number))])),
  null,
)
/** Also reads text, 1 and 0. */
export const readFlag = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist([1, '1', 'true']),
      v.transform(() => true),
    ),
  ]),
  false,
)

export const LOCALES = ['en', 'vi'] as const

export const LocalizedText = v.object({ en: v.string(), vi: v.string() })
export const Ref = v.object({ id: Id, name: v.string() })
export const UserRef = v.object({ id: Id, email: v.string(), first_name: v.string(), last_name: v.string() })
export const RoleRef = v.object({ id: Id, name: v.string(), is_original: v.optional(v.boolean()) })
export type LocalizedText = v.InferOutput<typeof LocalizedText>
export type UserRef = v.InferOutput<typeof UserRef>
export type RoleRef = v.InferOutput<typeof RoleRef>

/** A real backend may have none of these. */
export const stamp = {
  version: v.optional(v.pipe(v.number(), v.integer())),
  created_on: v.optional(Instant),
  updated_on: v.optional(Instant),
}

export const ACTIVE_STATUSES = ['active', 'inactive'] as const
export const ActiveStatus = v.picklist(ACTIVE_STATUSES, 'invalid_option')
export type ActiveStatus = v.InferOutput<typeof ActiveStatus>

export const Message = v.object({ message: v.string() })
export const Exists = v.object({ exists: v.boolean() })

function hasHttpScheme(text: string): boolean {
  const protocol = URL.parse(text)?.protocol
  return protocol === 'https:' || protocol === 'http:'
}

/**
 * Years 1000 to 9999 in UTC: beyond them, calendars, databases and `toISOString` write an instant differently. Only real times
 * and days of the calendar; for others `Date.parse` would move on to the next day.
 */
export function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i.test(text)) return false
  const time = Date.parse(text)
  return time >= Date.UTC(1000, 0) && time < Date.UTC(10_000, 0) && isCalendarDay(text.slice(0, 10))
}

/** '2028-02-29' is a day, '2027-02-29' is not. */
function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day)
}
