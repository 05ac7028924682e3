import * as v from 'valibot'
import { tidy } from './text.ts'
import { isHttpUrl, isUrlOrAppLink, URL_MAX } from './urls.ts'

/**
 * Returns the address that a pasted text means: tidied, without brackets or quotes around it, and without a scheme that was there
 * before a whole address was pasted behind it.
 */
export function pastedAddress(text: string): string {
  return tidy(text)
    .replace(/^[<("'“‘«](.*)[>)"'”’»]$/s, '$1')
    .trim()
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '')
}

/** Writes an address in ASCII without blanks and quotation marks: those are percent-encoded, as RFC 3986 wants them. */
export const inAscii = (address: string): string => address.toWellFormed().replace(/[^\x21\x23-\x7e]+/gu, encodeURIComponent)

/**
 * Returns a URL as it is stored: scheme and host in the normal form of the URL Standard, the rest as it was typed, in ASCII. The standard's
 * own form of the rest would encode the braces of macros that ad networks replace.
 */
export function storedUrl(url: string): string {
  const [, origin = '', rest = ''] = /^([^/]*\/\/[^/?#]*)(.*)$/s.exec(url) ?? []
  return new URL(origin).href.slice(0, -1) + inAscii(rest.replace(/^(?!\/)/, '/'))
}

/** Counts the characters of a URL as its limits do: as it is stored, which writes each letter with an accent as several. */
export function urlLength(text: string): number {
  const address = pastedAddress(text)
  return (isHttpUrl(address) ? storedUrl(address) : address).length
}

/**
 * Has a host that browsers find: localhost, an IPv6 address, or a name with a dot in it, which 'https' in 'https://https//a.example'
 * is not. App links have their own.
 */
const WITH_DOMAIN = /^(?!https?:)|^https?:\/\/(?:[^/?#]*@)?(?:localhost(?![\w.-])|\[|[^/?#:]+\.[^/?#:.])/i

/** Ignores a bracket that also opens in the address. */
function endsInSign(address: string): boolean {
  const last = address.at(-1) ?? ''
  const opening = { ')': '(', ']': '[', '}': '{', '>': '<' }[last]
  return opening ? address.split(last).length > address.split(opening).length : /(?![/\\_%&#?*@'-])\p{P}/u.test(last)
}

/** Blank passes; any other address must be valid and have a domain. */
const typedAddress = (isValid: (address: string) => boolean, code: string) =>
  v.pipe(
    v.string(),
    v.transform(pastedAddress),
    v.maxLength(URL_MAX),
    v.check((address) => address === '' || (isValid(address) && WITH_DOMAIN.test(address)), code),
    v.check((address) => !endsInSign(address), 'ends_in_sign'),
  )

const typedUrl = typedAddress(isHttpUrl, 'invalid_url')
const typedLink = typedAddress(isUrlOrAppLink, 'invalid_url_or_app_link')
const stored = v.transform((address: string) => address && storedUrl(address))
const orNull = v.transform((address: string) => address || null)

/** A URL on input, under the rule of `isHttpUrl`: as `storedUrl` returns it, which has at most 2,048 characters too. */
export const UrlInput = v.pipe(typedUrl, v.nonEmpty(), stored, v.maxLength(URL_MAX))

/** A URL that must be https (spec section 5). */
export const HttpsUrlInput = v.pipe(
  typedAddress((address) => isHttpUrl(address) && /^https:/i.test(address), 'invalid_https_url'),
  v.nonEmpty(),
  stored,
  v.maxLength(URL_MAX),
)

/**
 * An address that may be missing: null, or a URL under the rule of `isHttpUrl` with at most `most` characters, counted by `urlLength`.
 * A blank one counts as null (spec section 5).
 */
export const optionalUrl = (most: number) => v.nullable(v.pipe(typedUrl, stored, v.maxLength(most), orNull))

export const OptionalUrl = optionalUrl(URL_MAX)

export const AppLinkInput = v.pipe(typedLink, v.nonEmpty())

/** A blank one counts as null. */
export const OptionalAppLink = v.nullable(v.pipe(typedLink, orNull))
