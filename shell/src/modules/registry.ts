import {
  findRoute as findIn,
  type ModuleRecord,
  ownerOf as ownerIn,
  type PageData,
  type PathParams,
  type ReleasedRoute,
} from '@console/module'
import { createStore } from 'zustand/vanilla'
import { ModuleError } from '../failures/module-error.ts'
import { reloadForStaleChunk } from '../recovery/stale-chunk.ts'
import { LOAD_LIMIT_MS } from './load-limit.ts'

/**
 * What is known of the released modules: the page carries the record of the one it opens on and the prefixes of all;
 * the rest is one immutable file, fetched when idle or when first needed.
 */
interface Registry {
  readonly records: Readonly<Record<string, ModuleRecord>>
  readonly rest: 'not-asked' | 'loading' | 'ready' | 'failed'
  /** Why the rest could not be loaded. */
  readonly error?: ModuleError
}

export const registryStore = createStore<Registry>(() => ({ records: {}, rest: 'not-asked' }))
let page: PageData | undefined

export function openRegistry(data: PageData): void {
  page = data
  const own = [data.module, ...(data.overrides ?? []).map(({ release }) => release?.record)]
  registryStore.setState({ records: Object.fromEntries(own.flatMap((record) => (record ? [[record.id, record]] : []))), rest: 'not-asked' })
}

/**
 * Fetches every other record, once; after a failure again, past the browser's cache. Whoever only looks ahead passes `mayReload: false`,
 * since nobody expects a page to be reloaded that they are reading.
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
    const records = (await response.json()) as readonly ModuleRecord[]
    // What cannot be served is not, even if it has a release: an override that failed.
    const byId = Object.fromEntries(records.flatMap((record) => (reasonUnavailable(record.id) ? [] : [[record.id, record]])))
    // The page's own records stay: a document has one registry for its life.
    registryStore.setState(({ records: own }) => ({ records: { ...byId, ...own }, rest: 'ready' }))
  } catch (error) {
    const isLate = (error as Partial<Error>).name === 'TimeoutError'
    const fault = isLate ? 'slow' : status === 200 ? 'invalid' : 'failed'
    registryStore.setState({ rest: 'failed', error: new ModuleError(fault, error, [status]) })
  }
}

export interface Found {
  readonly record: ModuleRecord
  readonly route: ReleasedRoute
  readonly params: PathParams
}

/** Which live module owns a path (without locale prefix). */
export function ownerOf(path: string): string | undefined {
  return ownerIn(path, page?.owners ?? {})
}

/** Why a registered module cannot be served, where that is known. */
export function reasonUnavailable(id: string) {
  return page?.unavailable[id]
}

/** The most specific route of a record for a path: 'create' beats ':campaign_id'. */
export function findRoute(record: ModuleRecord, path: string): Found | undefined {
  const found = findIn(record.routes, path)
  return found && { record, ...found }
}
