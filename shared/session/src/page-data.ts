import { type Extension, isOffered } from '@console/contract'
import { DEFAULT_PREFERENCES, isUnder, type Locale, type NavEntry, type PageData } from '@console/module'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type SharedPageData = Omit<PageData, 'nonce' | 'module' | 'unavailable'>

/** Written by the shell; only the preferences change within a document. */
export const pageDataStore = createStore<SharedPageData>(() => ({
  locale: 'en',
  base: '',
  preferences: DEFAULT_PREFERENCES,
  owners: {},
  nav: [],
  registry: '',
  settings: { login_test: false, google: false, extensions: 'all' },
}))

export function usePageData(): SharedPageData {
  return useStore(pageDataStore)
}

/** Whether the API has an extension of the specification (`API_EXTENSIONS`). */
export function useExtension(name: Extension): boolean {
  return useStore(pageDataStore, ({ settings }) => isOffered(name, settings.extensions))
}

export function useLocale(): Locale {
  return useStore(pageDataStore, (page) => page.locale)
}

/** Returns the area to which a path (without locale prefix) belongs; where one area is below another, the closest to the path. */
export function areaAt(path: string): NavEntry | undefined {
  const { nav } = pageDataStore.getState()
  return nav.filter(({ to }) => isUnder(path, to)).sort((a, b) => b.to.length - a.to.length)[0]
}
