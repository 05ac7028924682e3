import type { ModuleManifest, ReleasedRoute } from '@console/module'
import { useLocation } from '@console/router'
import { PRODUCT } from '@console/ui'
import { useLayoutEffect } from 'react'

/** The route's label is the document's title until the page has one of its own, and where it never comes that far. */
export function useRouteTitle(manifest: ModuleManifest, route: ReleasedRoute): void {
  const { pathname } = useLocation()
  const label = routeLabel(manifest, route)
  // In a layout effect, which runs before those of the page: its own title comes later and stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same route is another page
  useLayoutEffect(() => {
    document.title = label ? `${label} · ${PRODUCT}` : PRODUCT
  }, [label, pathname])
}

export function routeLabel({ labels }: ModuleManifest, { title, crumb }: ReleasedRoute): string | undefined {
  const key = title ?? (typeof crumb === 'string' ? crumb : crumb?.label)
  return key === undefined ? undefined : labels[key]
}
