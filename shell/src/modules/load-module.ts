import { type ConsoleModule, isConsoleModule, type ModuleManifest, type PageComponent } from '@console/module'
import { pageDataStore, trackPending } from '@console/session'
import { fetchUncached } from '@console/ui'
import { ModuleError } from '../failures/module-error.ts'
import { isChunkError, reloadForStaleChunk } from '../recovery/stale-chunk.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'
import { placeOf } from './registry.ts'
import { loadRemoteModule } from './remote.ts'

export interface LoadedPage {
  readonly Page: PageComponent
  readonly messages: Readonly<Record<string, string>>
}

const QUICK_FAILURE_MS = 2_000
const JITTER_MS = 400

const modules = new Map<string, Promise<unknown>>()
const pages = new Map<string, Promise<LoadedPage>>()
/** How often each module was given up: a container is loaded again under another address only. */
const attempts = new Map<string, number>()
/** Files that failed and are no page's own, such as those of lent packages. */
const failed = new Set<string>()

/** The one way to a module's page, cached; a failed one is asked for again only after `forgetModule`. */
export function loadPage(manifest: ModuleManifest, page: string): Promise<LoadedPage> {
  const key = keyOf(manifest, page)
  const found = pages.get(key)
  if (found) return found
  const loading = trackPending(withinLimit(fetchPage(manifest, page)))
  pages.set(key, loading)
  loading.then(
    (value) => readable(loading, value),
    () => {},
  )
  return loading
}

/** React's `use` draws at once with these; it would suspend for a moment on a promise that it meets for the first time. */
function readable(loading: Promise<LoadedPage>, value: LoadedPage): Promise<LoadedPage> {
  return Object.assign(loading, { status: 'fulfilled', value })
}

/** Whether a page was loaded or is being loaded; without `page`, whether any page of the module is. */
export function isLoaded(manifest: ModuleManifest, page?: string): boolean {
  return page === undefined ? modules.has(manifest.id) : pages.has(keyOf(manifest, page))
}

/**
 * Loads a page that nobody asked for yet. It shows no progress, reloads nothing, and never rejects: a page that failed to load
 * is loaded as if for the first time when someone asks for it.
 */
export async function preload(manifest: ModuleManifest, page: string): Promise<void> {
  try {
    const module = await loadModule(manifest)
    if (!isConsoleModule(module)) return
    const loaded = await partsOf(module, page)
    if (!isLoaded(manifest, page)) pages.set(keyOf(manifest, page), readable(Promise.resolve(loaded), loaded))
  } catch {
    // Opening the page meets the fault.
  }
}

/** Fetches what a page that is loaded draws at once but has in files of its own. Never rejects. */
export async function preloadParts(manifest: ModuleManifest, page: string): Promise<void> {
  const loaded = await pages.get(keyOf(manifest, page))?.catch(() => undefined)
  await loaded?.Page.preload?.()
}

/** Lets the next `loadPage` try again, under a new address. */
export function forgetModule(manifest: ModuleManifest): void {
  giveUp(manifest)
  for (const key of pages.keys()) if (key.startsWith(`${manifest.id}/`)) pages.delete(key)
}

const keyOf = (manifest: ModuleManifest, page: string) => `${manifest.id}/${page}`

function giveUp({ id }: ModuleManifest): void {
  modules.delete(id)
  attempts.set(id, (attempts.get(id) ?? 0) + 1)
}

async function fetchPage(manifest: ModuleManifest, page: string): Promise<LoadedPage> {
  if (attempts.has(manifest.id)) await askAgain(manifest, page)
  const module = await twice(manifest, page, () => loadModule(manifest))
  if (!isConsoleModule(module)) throw new ModuleError('invalid', 'not a module')
  if (!module.pages[page]) throw new ModuleError('invalid', `no page '${page}'`)
  const loaded = await twice(manifest, page, () => partsOf(module, page))
  void loaded.Page.preload?.()
  return loaded
}

async function partsOf(module: ConsoleModule, page: string): Promise<LoadedPage> {
  const words = Object.values(module.words ?? {}).filter(({ pages }) => pages.includes(page))
  const texts = [module.messages, ...words].map((one) => one[pageDataStore.getState().locale]())
  const [Page, ...messages] = await Promise.all([module.pages[page]?.(), ...texts])
  if (!Page) throw new ModuleError('invalid', `no page '${page}'`)
  return { Page, messages: Object.assign({}, ...messages.map((one) => one.default)) }
}

/**
 * What fails within 2 s is tried once more, after a moment that differs between visitors. A file that the host no longer has
 * was replaced by a release: the page is reloaded, and the promise stays open.
 */
async function twice<T>(manifest: ModuleManifest, page: string, load: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await load()
  } catch (error) {
    if (isChunkError(error)) {
      failed.add(error.request)
      if (error.type === 'timeout') throw new ModuleError('slow', error)
    }
    if (performance.now() - started > QUICK_FAILURE_MS) throw new ModuleError('failed', error)
    await new Promise((resume) => setTimeout(resume, Math.random() * JITTER_MS))
    const statuses = await askAgain(manifest, page)
    if (statuses.includes(404) && reloadForStaleChunk()) return new Promise<never>(() => {})
    return load().catch((again: unknown) => {
      throw new ModuleError('failed', again, statuses)
    })
  }
}

function askAgain(manifest: ModuleManifest, page: string): Promise<number[]> {
  const { entry, id, messages, pages } = manifest
  const attempt = attempts.get(id)
  const files = [entry.file, ...(attempt ? [`${entry.file}?r=${attempt}`] : []), ...(pages[page] ?? []), ...messages]
  const addresses = [...files.map((file) => placeOf(manifest, file)), ...failed]
  failed.clear()
  return Promise.all(addresses.map(fetchUncached))
}

function loadModule(manifest: ModuleManifest): Promise<unknown> {
  const found = modules.get(manifest.id)
  if (found) return found
  const loading = loadRemoteModule(manifest, attempts.get(manifest.id))
  modules.set(manifest.id, loading)
  loading.catch(() => {
    if (modules.get(manifest.id) === loading) giveUp(manifest)
  })
  return loading
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModuleError('slow')), LOAD_LIMIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
