import type { Preferences } from '@console/module'
import { onPreferencesElsewhere, pageDataStore, rememberPreferences } from '@console/session'
import { applyTheme } from './theme-mode.ts'

/** Takes effect at once, in every tab, and is remembered for the host's first paint. */
export function changePreferences(preferences: Preferences): void {
  rememberPreferences(preferences)
  apply(preferences)
}

/** From now on the page follows what other tabs change, and the device's theme where that is the choice. */
export function followPreferences(): void {
  onPreferencesElsewhere(apply)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme(pageDataStore.getState().preferences.theme))
}

function apply(preferences: Preferences): void {
  pageDataStore.setState({ preferences })
  applyTheme(preferences.theme)
}
