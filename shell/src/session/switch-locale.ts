import { inLocale, type Locale } from '@console/module'
import { rememberLocale } from '@console/session'

/** Keeps the page: the same address in the other language, as another document. `path` is without locale prefix. */
export function switchLocale(locale: Locale, path: string): void {
  rememberLocale(locale)
  location.assign(inLocale(path, locale))
}
