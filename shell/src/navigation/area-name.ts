import { useLocation } from '@console/router'
import { areaAt } from '@console/session'
import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { navigation } from './navigation.ts'

/** What the area at the current address is called: as in the navigation, else as the first entry of its module, else by its id. */
export function useAreaName(id: string): string {
  const { pathname } = useLocation()
  const record = useStore(registryStore, (registry) => registry.records[id])
  const label = record?.nav[0]?.label
  const entry = areaAt(pathname) ?? navigation().find((one) => one.module === id)
  return entry?.label ?? (label ? record?.labels[label] : undefined) ?? id
}
