import * as v from 'valibot'
import { isUrlOrAppLink } from './rich-text.ts'
import { isHttpUrl, URL_MAX } from './shapes.ts'

const normal = (text: string) => new URL(text).href

/**
 * An address of at most `most` characters that may be missing: null, or a URL under the rule of `isHttpUrl`. A blank one counts as
 * null (spec section 5).
 */
export const optionalUrl = (most: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most),
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
