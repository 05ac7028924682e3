import type { MyPermissions, OwnPublisher } from '@console/contract'
import { COOKIES } from '@console/module'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { keepIn, keptIn } from './browser-storage.ts'
import { readCookie, writeCookie } from './page-cookies.ts'
import { type NotRead, sessionStore } from './session.ts'

export interface PublisherState {
  /** The tab's publisher, which never changes. */
  readonly publisher: OwnPublisher | null
  /** Null until loaded for that publisher. */
  readonly permissions: MyPermissions | null
  readonly error: NotRead | null
  /** Where the browser stores nothing, the tab's next document starts with the publisher last chosen in any tab. */
  readonly isPinned: boolean
}

/** Written by the shell. */
export const publisherStore = createStore<PublisherState>(() => ({ publisher: null, permissions: null, error: null, isPinned: true }))

/** The tab's publisher, or null. */
export function useOptionalPublisher(): OwnPublisher | null {
  return useStore(publisherStore, (state) => state.publisher)
}

/** Shows a publisher by the name and the logo that it now has, wherever it is named. */
export function rememberNaming({ id, name, logo_url }: Pick<OwnPublisher, 'id' | 'name' | 'logo_url'>): void {
  const named = (one: OwnPublisher) => (one.id === id ? { ...one, name, logo_url } : one)
  publisherStore.setState(({ publisher }) => ({ publisher: publisher && named(publisher) }))
  const session = sessionStore.getState()
  if (session.state === 'signed-in') sessionStore.setState({ ...session, publishers: session.publishers.map(named) })
}

const PIN = 'console.publisher'

interface Pin {
  readonly user: string
  readonly publisher: string
}

/** The publisher stored for this tab, if the same person is signed in. A tab keeps its publisher until it is closed. */
export function pinnedPublisher(userId: string): string | null {
  try {
    const pin = JSON.parse(keptIn('sessionStorage', PIN) ?? 'null') as Partial<Pin> | null
    return pin?.user === userId && typeof pin.publisher === 'string' ? pin.publisher : null
  } catch {
    return null
  }
}

/** Stores the publisher for this tab, and as the start of new tabs. */
export function pinPublisher(userId: string, publisherId: string): void {
  const pin: Pin = { user: userId, publisher: publisherId }
  publisherStore.setState({ isPinned: keepIn('sessionStorage', PIN, JSON.stringify(pin)) })
  rememberPublisher(publisherId)
}

/** Sets the cookie by which the host preloads and boots for the publisher last chosen. */
export const rememberPublisher = (publisherId: string) => writeCookie(COOKIES.publisher, publisherId)

/** The publisher last chosen in this browser, by anyone. */
export const lastPublisher = () => readCookie(COOKIES.publisher)

/** A tab opened from this one starts with the cookie's publisher, so the cookie follows the tab that has the focus. */
export function keepPublisherCookie(): void {
  window.addEventListener('focus', () => {
    const { publisher } = publisherStore.getState()
    if (publisher) rememberPublisher(publisher.id)
  })
}
