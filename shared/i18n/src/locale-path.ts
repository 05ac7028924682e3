/** The same page in the other language: every route stands at the root in English and under /vi in Vietnamese. */
export function inLocale(path: string, locale: 'en' | 'vi'): string {
  const bare = withoutLocale(path)
  if (locale === 'en') return bare
  return bare === '/' ? '/vi' : `/vi${bare.startsWith('/?') || bare.startsWith('/#') ? bare.slice(1) : bare}`
}

/** The path without its locale prefix; '/' for the Vietnamese root. */
export function withoutLocale(path: string): string {
  const bare = path.replace(/^\/vi(?=$|[/?#])/, '')
  return bare.startsWith('/') ? bare : `/${bare}`
}

export function localeOf(path: string): 'en' | 'vi' {
  return /^\/vi(?=$|[/?#])/.test(path) ? 'vi' : 'en'
}
