import { isGranted, isPrefixed, type Ownership, type Route } from '@console/contract'
import type { NavEntry } from '@console/module'
import { useStore } from 'zustand'
import { pageDataStore } from './page-data.ts'
import { publisherStore } from './publisher.ts'
import { useOptionalProfile } from './session.ts'

/** A call of the contract, or a part of one (`applicationFields`). */
export type Needs = Pick<Route, 'access'>

/**
 * Returns whether the person may make a call: `useMay(updateCampaign, campaign.owner.id)`. Any one of the call's keys is
 * enough (spec section 6). Keys for a person's own records need the owner's id; while it is not known, they pass.
 */
export function useMay(needs: Needs, ownerId?: string): boolean {
  const mayDo = useMayDo()
  return mayDo(needs, ownerId)
}

/** Returns the same as a function, for rows of a list. An `ownerId` of null means that the record has no owner. */
export function useMayDo(): (needs: Needs, ownerId?: string | null) => boolean {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions ?? NO_KEYS)
  const me = useOptionalProfile()?.id
  return ({ access }, ownerId) => typeof access === 'string' || isGranted(held, access.any_of, ownershipOf(ownerId, me))
}

const NO_KEYS: readonly string[] = []

/** The areas of the released modules that the person may enter, in order. */
export function useAreas(): readonly NavEntry[] {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions)
  const nav = useStore(pageDataStore, (page) => page.nav)
  return held ? nav.filter((entry) => isGranted(held, entry.needs)) : []
}

function ownershipOf(ownerId: string | null | undefined, me: string | undefined): Ownership {
  if (ownerId === undefined) return 'unknown'
  return ownerId === me ? 'mine' : 'others'
}

/** Returns whether a read shows the person everyone's records, and not only their own. */
export function useMaySeeAll({ access }: Needs): boolean {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions ?? NO_KEYS)
  return typeof access === 'string' || isGranted(held, access.any_of.filter(isPrefixed))
}
