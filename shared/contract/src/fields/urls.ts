import * as v from 'valibot'
import { isHttpUrl, URL_MAX } from './shapes.ts'

const normal = (text: string) => new URL(text).href

/** Counts the characters of a URL as its limits do: in its normal form, which writes each letter with an accent as several. */
export function urlLength(text: string): number {
  const trimmed = text.trim()
  return (isHttpUrl(trimmed) ? normal(trimmed) : trimmed).length
}

/**
 * An address that may be missing: null, or a URL under the rule of `isHttpUrl` with at most `most` characters, counted by `urlLength`.
 * A blank one counts as null (spec section 5).
 */
export const optionalUrl = (most: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(URL_MAX),
      v.check((text) => text === '' || isHttpUrl(text), 'invalid_url'),
      v.transform((text) => text && normal(text)),
      v.maxLength(most),
      v.transform((text) => text || null),
    ),
  )

export const OptionalUrl = optionalUrl(URL_MAX)

/** A URL that must be https (spec section 5), in its normal form. */
export const HttpsUrlInput = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(URL_MAX),
  v.check((text) => isHttpUrl(text) && /^https:/i.test(text), 'invalid_https_url'),
  v.transform(normal),
  v.maxLength(URL_MAX),
)

/** Never behind a link, however they are written. */
const REFUSED_SCHEMES = ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'view-source']

/** A correct URL, or `{scheme}://...` that an app answers to: without white space and control characters (spec section 6). */
export function isUrlOrAppLink(text: string): boolean {
  if (text.length > URL_MAX || /[\s\p{Cc}]/u.test(text)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/./i.exec(text)?.[1]?.toLowerCase()
  if (!scheme || REFUSED_SCHEMES.includes(scheme)) return false
  return scheme === 'http' || scheme === 'https' ? isHttpUrl(text) : true
}

/** A required URL or app link, trimmed. */
export const AppLinkInput = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(URL_MAX),
  v.check(isUrlOrAppLink, 'invalid_url_or_app_link'),
)

/** The same where it may be missing; a blank one counts as null. */
export const OptionalAppLink = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(URL_MAX),
    v.check((text) => text === '' || isUrlOrAppLink(text), 'invalid_url_or_app_link'),
    v.transform((text) => text || null),
  ),
)
