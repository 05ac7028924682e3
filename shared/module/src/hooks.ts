import { isGranted, type Ownership, type OwnPublisher, type PermissionKey, type Profile } from '@console/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Preferences } from './page-data.ts'
import { type Place, placeStore, publisherStore, recordNameStore, sessionStore } from './stores.ts'

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
  return useStore(sessionStore, (session) => (session.state === 'signed-in' ? session.publishers : none))
}
const none: readonly OwnPublisher[] = []

/** The tab's publisher. Throws on pages that can be reached without one. */
export function usePublisher(): OwnPublisher {
  const publisher = useOptionalPublisher()
  if (!publisher) throw new Error('usePublisher needs a chosen publisher: the page is reachable without one')
  return publisher
}

/** The tab's publisher, or null. */
export function useOptionalPublisher(): OwnPublisher | null {
  return useStore(publisherStore, (state) => state.publisher)
}

export function useLocale() {
  return useStore(placeStore, (place) => place.locale)
}

export function usePreferences(): Preferences {
  return useStore(placeStore, (place) => place.preferences)
}

export function usePlace(): Place {
  return useStore(placeStore)
}

/** The zone in which times are shown: the preferences', at first the browser's. IANA name. */
export function useTimeZone(): string {
  return usePreferences().time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Whether the person may: any one of the keys passes (spec section 6). Give the record's owner id where the record is
 * known, so that non-prefixed keys count only for one's own; without it a held own key passes.
 */
export function usePermission(needs: PermissionKey | readonly PermissionKey[] | string, ownerId?: string): boolean {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions ?? noKeys)
  const me = useOptionalProfile()?.id
  return isGranted(held, needs, ownership(ownerId, me))
}
const noKeys: readonly string[] = []

function ownership(ownerId: string | undefined, me: string | undefined): Ownership {
  if (ownerId === undefined) return 'unknown'
  return ownerId === me ? 'mine' : 'others'
}

/** Tells breadcrumbs the loaded record's own name at `pathname`; pages below it show the name without loading it again. */
export function useRecordName(pathname: string, name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    recordNameStore.setState({ [pathname]: name })
  }, [pathname, name])
}
