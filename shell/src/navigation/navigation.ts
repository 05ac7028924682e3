import type { NavEntry } from '@console/module'
import { pageDataStore } from '@console/session'

/** The navigation of the released modules, in order; set once from the page's data. */
export function openNavigation(nav: readonly NavEntry[]): void {
  pageDataStore.setState({ nav: [...nav].sort((a, b) => a.order - b.order) })
}

export const navigation = () => pageDataStore.getState().nav
