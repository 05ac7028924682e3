import { prefetch } from '@console/api'
import { Id } from '@console/contract'
import { mayPrefetch, publisherStore, sessionStore } from '@console/session'
import { is } from 'valibot'
import { shellPages } from '../../pages/shell-pages.tsx'
import { accessTo } from '../guards.ts'
import { isLoaded, preload, preloadParts } from '../load-module.ts'
import { type Found, findRoute, loadRest, ownerOf, reasonUnavailable, registryStore, wholeOf } from '../registry.ts'
import { fetchFile } from './fetch-file.ts'
import { pathnameOf } from './link-target.ts'

/**
 * Fetches all that the step to a path needs, side by side: the module's entry, the page, its words and its first read. Nothing
 * for a page that the person may not enter or that cannot be served. Never rejects.
 */
export async function prefetchPage(path: string): Promise<void> {
  const found = await pageAt(path)
  if (!found) return
  readFirst(found, path)
  await fetchPage(found)
  await preloadParts(found.manifest, found.route.page)
}

/** The same for a step that has begun: a page whose code is there asks for its data itself. */
export async function catchUp(path: string): Promise<void> {
  const found = await pageAt(path)
  if (found && !isLoaded(found.manifest, found.route.page)) await prefetchPage(path)
}

/** Its code alone, long before the step: a read would be out of date by then, and parts of a page may be the larger half of it. */
export async function prepare(path: string): Promise<void> {
  const found = await pageAt(path)
  if (found) await fetchPage(found)
}

/** A module's page, if the person may enter. A page of the shell is fetched right away, since its files have no manifest. */
async function pageAt(path: string): Promise<Found | undefined> {
  if (!mayPrefetch()) return undefined
  const pathname = pathnameOf(path)
  await shellPages[pathname]?.preload()
  const owner = ownerOf(pathname)
  if (!owner || reasonUnavailable(owner)) return undefined
  // If the registry failed to load, the page that needs it requests it again.
  if (registryStore.getState().rest === 'not-asked') await loadRest({ mayReload: false })
  const manifest = registryStore.getState().manifests[owner]
  const found = manifest && findRoute(wholeOf(manifest), pathname)
  const isOpen = found && accessTo(found.route, path, sessionStore.getState(), publisherStore.getState()).is === 'granted'
  return isOpen ? found : undefined
}

/** Lets the page's code run once all its files are there, so that the step itself has only to draw it. */
async function fetchPage({ manifest, route }: Found): Promise<void> {
  if (isLoaded(manifest, route.page)) return
  const files = [...(wholeOf(manifest).pages[route.page] ?? []), ...(isLoaded(manifest) ? [] : [manifest.entry.file, ...manifest.messages])]
  const fetched = await Promise.all(files.map((file) => fetchFile(manifest, file)))
  if (fetched.every(Boolean)) await preload(manifest, route.page)
}

/**
 * Makes the call that a page reads first, if its record and its address name it. The query of an address changes what a list
 * asks for in ways that only the page knows.
 */
function readFirst({ route, params }: Pick<Found, 'route' | 'params'>, path: string): void {
  if (!route.reads || (path.includes('?') && route.reads.url.includes('?'))) return
  const values = { ...params, publisher_id: publisherStore.getState().publisher?.id }
  const url = filledIn(route.reads.url, values)
  if (url) prefetch(url, route.reads.needs)
}

/** The URL with its parameters; null if one is missing or can be no id: the page makes no call then either. */
function filledIn(url: string, values: Readonly<Record<string, string | undefined>>): string | null {
  let isWhole = true
  const filled = url.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = values[name]
    if (!is(Id, value)) isWhole = false
    return encodeURIComponent(value ?? '')
  })
  return isWhole ? filled : null
}
