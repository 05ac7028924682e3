import type { Locale } from '../descriptor.ts'

/** The prefix of every path in a document: empty in English, `/vi` in Vietnamese (spec section 2). */
export type Base = '' | '/vi'

export interface PageAddress {
  readonly locale: Locale
  readonly base: Base
  /** Without locale prefix; '/' for the Vietnamese root. */
  readonly path: string
  readonly search: string
}

const PREFIX = /^\/vi(?=$|[/?#])/

export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): PageAddress {
  const locale = localeOf(pathname)
  return { locale, base: locale === 'vi' ? '/vi' : '', path: withoutLocale(pathname), search }
}

export function localeOf(path: string): Locale {
  return PREFIX.test(path) ? 'vi' : 'en'
}

/** The path without its locale prefix; '/' for the Vietnamese root. */
export function withoutLocale(path: string): string {
  const bare = path.replace(PREFIX, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

/** Returns the address of the same page in a language; `path` may be in either. */
export function inLocale(path: string, locale: Locale): string {
  return withBase(locale === 'vi' ? '/vi' : '', withoutLocale(path))
}

/** The address of a path without locale prefix in a document of that base; the Vietnamese root is '/vi'. */
export function withBase(base: Base, path: string): string {
  return base && /^\/(?=$|[?#])/.test(path) ? base + path.slice(1) : base + path
}
