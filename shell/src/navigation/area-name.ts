import { useStore } from 'zustand'
import { registryStore } from '../modules/registry.ts'
import { navigation } from './navigation.ts'

/** What a module's area is called: its first entry in the navigation, else its id. */
export function useAreaName(id: string): string {
  const record = useStore(registryStore, (registry) => registry.records[id])
  const entry = navigation().find((one) => one.module === id)
  const label = record?.nav[0]?.label
  return entry?.label ?? (label ? record?.labels[label] : undefined) ?? id
}
