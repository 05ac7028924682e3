import { type ConsoleModule, findRoute } from '@console/module'
import { AtPath, useLocation } from '@console/router'
import type { ComponentType } from 'react'

interface Props {
  readonly module: ConsoleModule
  /** Loaded before, so that nothing suspends on the way from page to page. */
  readonly pages: ReadonlyMap<string, ComponentType>
  readonly onVisit: (address: string) => void
}

/** The outlet of the shell: the page of the module that the address names. Other addresses show themselves as text. */
export function ModuleUnderTest({ module, pages, onVisit }: Props) {
  const { pathname, search, hash } = useLocation()
  onVisit(`${pathname}${search}${hash}`)
  const route = routeAt(module, pathname)
  const Page = route && pages.get(route.page)
  if (!Page) return <p>{`Elsewhere: ${pathname}${search}`}</p>
  return (
    <AtPath key={pathname} path={route.path}>
      <Page />
    </AtPath>
  )
}

export function routeAt(module: ConsoleModule, pathname: string) {
  return findRoute(module.descriptor.routes, pathname)?.route
}

export async function loadPages(module: ConsoleModule): Promise<ReadonlyMap<string, ComponentType>> {
  const loading = Object.entries(module.pages).map(async ([name, load]) => [name, await load()] as const)
  return new Map(await Promise.all(loading))
}
