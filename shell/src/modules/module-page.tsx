import { MoreMessages } from '@console/i18n'
import type { ModuleManifest, ReleasedRoute } from '@console/module'
import { AtPath, useLocation } from '@console/router'
import { SkeletonPage } from '@console/ui'
import { Suspense, use } from 'react'
import { loadPage } from './load-module.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import { useRouteTitle } from './route-title.ts'

interface Props {
  readonly manifest: ModuleManifest
  readonly route: ReleasedRoute
}

export function ModulePage({ manifest, route }: Props) {
  const { pathname } = useLocation()
  useRouteTitle(manifest, route)
  return (
    <ModuleBoundary key={pathname} manifest={manifest}>
      <Suspense fallback={<SkeletonPage />}>
        <LoadedModulePage manifest={manifest} route={route} />
      </Suspense>
    </ModuleBoundary>
  )
}

function LoadedModulePage({ manifest, route }: Props) {
  const { Page, messages } = use(loadPage(manifest, route.page))
  return (
    <MoreMessages messages={messages}>
      <AtPath path={route.path}>
        <Page />
      </AtPath>
    </MoreMessages>
  )
}
