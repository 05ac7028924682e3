import type { MyPermissions, OwnPublisher, Profile } from '@console/contract'
import { createStore } from 'zustand/vanilla'
import type { Locale } from './descriptor.ts'
import type { PageData, Preferences } from './page-data.ts'

/**
 * What the shell knows of the person and the place. The shell writes these stores, modules only read them
 * (through the hooks of this package): one document has one user, one publisher and one locale.
 */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  /** The API could not be asked; the region says so and offers a retry. */
  | { readonly state: 'failed'; readonly code: string }
  | { readonly state: 'signed-in'; readonly profile: Profile; readonly publishers: readonly OwnPublisher[] }

export interface PublisherState {
  /** The tab's publisher, pinned for its life. */
  readonly publisher: OwnPublisher | null
  /** Null until loaded for that publisher. */
  readonly permissions: MyPermissions | null
  /** Set when the permissions could not be loaded. */
  readonly error: string | null
}

export interface Place {
  readonly locale: Locale
  readonly base: '' | '/vi'
  readonly preferences: Preferences
  readonly owners: PageData['owners']
  readonly settings: PageData['settings']
}

export const sessionStore = createStore<Session>(() => ({ state: 'unknown' }))
export const publisherStore = createStore<PublisherState>(() => ({ publisher: null, permissions: null, error: null }))
export const placeStore = createStore<Place>(() => ({
  locale: 'en',
  base: '',
  preferences: { theme: 'system', density: 'comfortable', time_zone: null },
  owners: {},
  settings: { login_test: false, google: false, extensions: 'all' },
}))

/** The loaded record's own name per pathname, for breadcrumbs and the document's title. */
export const recordNameStore = createStore<Readonly<Record<string, string>>>(() => ({}))

/** How many pages or modules are being fetched; the shell draws its progress bar from it. */
export const pendingStore = createStore<{ readonly count: number }>(() => ({ count: 0 }))

/** Counts `work` as pending until it settles. It may be called while React draws, so the count follows a moment later. */
export function trackPending<T>(work: Promise<T>): Promise<T> {
  void Promise.resolve().then(() => pendingStore.setState(({ count }) => ({ count: count + 1 })))
  return work.finally(() => pendingStore.setState(({ count }) => ({ count: count - 1 })))
}
