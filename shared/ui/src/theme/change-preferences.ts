import type { Preferences } from '@console/module'
import { pageDataStore, rememberPreferences } from '@console/session'
import { applyTheme } from './theme-mode.ts'

/** Takes effect at once and is remembered for the host's first paint. */
export function changePreferences(preferences: Preferences): void {
  rememberPreferences(preferences)
  pageDataStore.setState({ preferences })
  applyTheme(preferences.theme)
}
