import type { Locale } from '@console/module'

/** Where in the console an address leads. */
export interface Place {
  readonly locale: Locale
  readonly base: '' | '/vi'
  /** Without locale prefix; '/' for the Vietnamese root. */
  readonly path: string
  readonly search: string
}

/** Every route stands in English at the root and in Vietnamese under /vi (spec section 3). */
export function placeOf(url: URL): Place {
  const { pathname, search } = url
  if (pathname === '/vi' || pathname.startsWith('/vi/')) return { locale: 'vi', base: '/vi', path: pathname.slice(3) || '/', search }
  return { locale: 'en', base: '', path: pathname, search }
}

/** The address of a path in the place's language. */
export function inPlace(place: Pick<Place, 'base'>, path: string): string {
  return path === '/' && place.base ? place.base : place.base + path
}
