import type { Locale, PageData } from '@console/module'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What the host wrote into the page and everybody may read. */
export type SharedPageData = Pick<PageData, 'locale' | 'base' | 'preferences' | 'owners' | 'settings'>

/** Written by the shell; only the preferences change within a document. */
export const pageDataStore = createStore<SharedPageData>(() => ({
  locale: 'en',
  base: '',
  preferences: { theme: 'system', density: 'comfortable', time_zone: null },
  owners: {},
  settings: { login_test: false, google: false, extensions: 'all' },
}))

export function usePageData(): SharedPageData {
  return useStore(pageDataStore)
}

export function useLocale(): Locale {
  return useStore(pageDataStore, (page) => page.locale)
}
