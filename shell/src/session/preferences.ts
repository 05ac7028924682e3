import { inLocale, type Locale, type Preferences } from '@console/module'
import { pageDataStore, rememberLocale, rememberPreferences } from '@console/session'
import { applyTheme } from '@console/ui'

/** Keeps the page: the same address in the other language, as another document. `path` is without locale prefix. */
export function switchLocale(locale: Locale, path: string): void {
  rememberLocale(locale)
  location.assign(inLocale(path, locale))
}

/** Takes effect at once and is remembered for the host's first paint. */
export function changePreferences(preferences: Preferences): void {
  rememberPreferences(preferences)
  pageDataStore.setState({ preferences })
  applyTheme(preferences.theme)
}
