import { isGranted } from '@console/contract'
import { isUnder, type NavEntry } from '@console/module'
import { publisherStore } from '@console/session'
import { useStore } from 'zustand'

let entries: readonly NavEntry[] = []

/** The navigation of the released modules, in order; set once from the page's data. */
export function openNavigation(nav: readonly NavEntry[]): void {
  entries = [...nav].sort((a, b) => a.order - b.order)
}

export const navigation = () => entries

/** The entry to which a path (without locale prefix) belongs: the closest, where one lies below another. */
export function entryAt(path: string): NavEntry | undefined {
  return entries.filter(({ to }) => isUnder(path, to)).sort((a, b) => b.to.length - a.to.length)[0]
}

/** The entries the person may enter. */
export function useNavigation(): readonly NavEntry[] {
  const held = useStore(publisherStore, (state) => state.permissions?.permissions)
  return held ? entries.filter((entry) => isGranted(held, entry.needs)) : []
}
