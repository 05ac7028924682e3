import { useLocation } from '@console/router'
import { areaAt } from '@console/session'
import { useStore } from 'zustand'
import { findRoute, reasonUnavailable, registryStore } from '../modules/registry.ts'
import { routeLabel } from '../modules/route-title.ts'
import { navigation } from './navigation.ts'

/** Returns the name of an area as in the navigation, else of its route, else as the registry says; undefined if none has a name. */
export function useAreaName(id: string): string | undefined {
  const { pathname } = useLocation()
  const manifest = useStore(registryStore, (registry) => registry.manifests[id])
  const found = manifest && findRoute(manifest, pathname)
  const entry = areaAt(pathname) ?? navigation().find((one) => one.module === id)
  return entry?.label ?? (found && routeLabel(manifest, found.route)) ?? reasonUnavailable(id)?.name
}
