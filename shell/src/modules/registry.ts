import { findRoute as findIn, type ModuleManifest, ownerOf as ownerIn, type PageData, type PathParams } from '@console/module'
import { createStore } from 'zustand/vanilla'
import { ModuleError } from '../failures/module-error.ts'
import { reloadForStaleChunk } from '../recovery/stale-chunk.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'

/**
 * What is known of the released modules: the page carries the manifest of the one it opens on and the prefixes of all;
 * the rest is one immutable file, fetched when idle or when first needed.
 */
interface Registry {
  readonly manifests: Readonly<Record<string, ModuleManifest>>
  /** As the rest has them, with the files and the reads of their pages, which the page's own manifest lacks. */
  readonly whole?: Readonly<Record<string, ModuleManifest>>
  readonly rest: 'not-asked' | 'loading' | 'ready' | 'failed'
  readonly error?: ModuleError
}

export const registryStore = createStore<Registry>(() => ({ manifests: {}, rest: 'not-asked' }))
let page: PageData | undefined

export function openRegistry(data: PageData): void {
  page = data
  const own = [data.module, ...(data.overrides ?? []).map(({ release }) => release?.record)]
  registryStore.setState({
    manifests: Object.fromEntries(own.flatMap((manifest) => (manifest ? [[manifest.id, manifest]] : []))),
    rest: 'not-asked',
  })
}

/**
 * Fetches every other manifest, once; after a failure again, past the browser's cache. Fetching ahead passes `mayReload: false`, since
 * nobody expects a page to be reloaded that they are reading.
 */
export async function loadRest({ mayReload = true } = {}): Promise<void> {
  const { rest } = registryStore.getState()
  if (!page || ['loading', 'ready'].includes(rest)) return
  registryStore.setState({ rest: 'loading' })
  let status = 0
  try {
    const cache = rest === 'failed' ? 'reload' : 'default'
    const response = await fetch(page.registry, { cache, signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
    status = response.status
    // The host keeps the files of the last releases only: an older document takes the live ones.
    if (status === 404 && mayReload && reloadForStaleChunk()) return
    if (!response.ok) throw new Error(`registry: ${status}`)
    const manifests = (await response.json()) as readonly ModuleManifest[]
    // What cannot be served is left out, even a released module: its override failed.
    const byId = Object.fromEntries(manifests.flatMap((manifest) => (reasonUnavailable(manifest.id) ? [] : [[manifest.id, manifest]])))
    // The page's own manifests stay: a document has one registry for its life.
    registryStore.setState(({ manifests: own }) => ({ manifests: { ...byId, ...own }, whole: byId, rest: 'ready' }))
  } catch (error) {
    const isLate = (error as Partial<Error>).name === 'TimeoutError'
    const fault = isLate ? 'slow' : status === 200 ? 'invalid' : 'failed'
    registryStore.setState({ rest: 'failed', error: new ModuleError(fault, error, [status]) })
  }
}

/** Returns the manifest with the files and the reads of its pages, once they are known: the one that the document carries has none. */
export function wholeOf(manifest: ModuleManifest): ModuleManifest {
  const inRest = registryStore.getState().whole?.[manifest.id]
  return inRest?.hash === manifest.hash ? inRest : manifest
}

/** Returns the path of a file that a manifest names: its own files are in the folder of its release. */
export function placeOf({ id, hash }: ModuleManifest, file: string): string {
  return file.startsWith('/') ? file : `/modules/${id}/${hash}/${file}`
}

export interface Found {
  readonly manifest: ModuleManifest
  readonly route: ModuleManifest['routes'][number]
  readonly params: PathParams
}

/** `path` is without locale prefix. */
export function ownerOf(path: string): string | undefined {
  return ownerIn(path, page?.owners ?? {})
}

export function reasonUnavailable(id: string) {
  return page?.unavailable[id]
}

/** The most specific route wins: 'create' beats ':campaign_id'. */
export function findRoute(manifest: ModuleManifest, path: string): Found | undefined {
  const found = findIn(manifest.routes, path)
  return found && { manifest, ...found }
}
