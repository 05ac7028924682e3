import type { OwnPublisher, Profile } from '@console/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export interface NotRead {
  readonly code: string
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The reference to give to support. */
  readonly requestId?: string | undefined
}

export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'signed-out' }
  /** The API could not be reached; the region says so and offers a retry. */
  | { readonly state: 'failed'; readonly error: NotRead }
  | { readonly state: 'signed-in'; readonly profile: Profile; readonly publishers: readonly OwnPublisher[] }

/** The shell writes it; it never changes within a document, but for what the person changes of themselves. */
export const sessionStore = createStore<Session>(() => ({ state: 'unknown' }))

/** The signed-in person. Throws on pages without a guard: use `useOptionalProfile` there. */
export function useProfile(): Profile {
  const profile = useOptionalProfile()
  if (!profile) throw new Error('useProfile needs a signed-in person: the page has no guard')
  return profile
}

/** The signed-in person, or null. */
export function useOptionalProfile(): Profile | null {
  return useStore(sessionStore, (session) => (session.state === 'signed-in' ? session.profile : null))
}

/** All publishers of the signed-in person, in name order. */
export function useOwnPublishers(): readonly OwnPublisher[] {
  return useStore(sessionStore, (session) => (session.state === 'signed-in' ? session.publishers : NONE))
}

/** Shows the person as they now are, wherever they are named. */
export function rememberProfile(profile: Profile): void {
  const session = sessionStore.getState()
  if (session.state === 'signed-in') sessionStore.setState({ ...session, profile })
}

const NONE: readonly OwnPublisher[] = []
