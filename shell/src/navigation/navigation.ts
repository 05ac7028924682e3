import { isGranted } from '@console/contract'
import type { NavEntry } from '@console/module'
import { pageDataStore, publisherStore } from '@console/session'
import { useStore } from 'zustand'

/** The navigation of the released modules, in order; set once from the page's data. */
export function openNavigation(nav: readonly NavEntry[]): void {
  pageDataStore.setState({ nav: [...nav].sort((a, b) => a.order - b.order) })
}

export const navigation = () => pageDataStore.getState().nav

/** The entries the person may enter. */
export function useNavigation(): readonly NavEntry[] {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions)
  return held ? navigation().filter((entry) => isGranted(held, entry.needs)) : []
}
