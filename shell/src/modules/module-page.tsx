import { MoreMessages } from '@console/i18n'
import type { ModuleRecord, ReleasedRoute } from '@console/module'
import { AtPath, useLocation } from '@console/router'
import { SkeletonPage } from '@console/ui'
import { Suspense, use } from 'react'
import { loadPage } from './load-module.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import { useRouteTitle } from './route-title.ts'

interface Props {
  readonly record: ModuleRecord
  readonly route: ReleasedRoute
}

/** A route's page: its module is fetched when first needed, and whatever goes wrong stays inside this frame. */
export function ModulePage({ record, route }: Props) {
  const { pathname } = useLocation()
  useRouteTitle(record, route)
  return (
    <ModuleBoundary key={pathname} record={record}>
      <Suspense fallback={<SkeletonPage />}>
        <LoadedModulePage record={record} route={route} />
      </Suspense>
    </ModuleBoundary>
  )
}

function LoadedModulePage({ record, route }: Props) {
  const { Page, messages } = use(loadPage(record, route.page))
  return (
    <MoreMessages messages={messages}>
      <AtPath path={route.path}>
        <Page />
      </AtPath>
    </MoreMessages>
  )
}
