import {
  findRoute as findIn,
  type ModuleRecord,
  ownerOf as ownerIn,
  type PageData,
  type PathParams,
  type ReleasedRoute,
} from '@console/module'
import { createStore } from 'zustand/vanilla'

/**
 * What is known of the released modules: the page carries the record of the one it opens on and the prefixes of all;
 * the rest is one immutable file, fetched when idle or when first needed.
 */
interface Registry {
  readonly records: Readonly<Record<string, ModuleRecord>>
  readonly rest: 'not-asked' | 'loading' | 'ready' | 'failed'
}

export const registryStore = createStore<Registry>(() => ({ records: {}, rest: 'not-asked' }))
let page: PageData | undefined

export function openRegistry(data: PageData): void {
  page = data
  registryStore.setState({ records: data.module ? { [data.module.id]: data.module } : {}, rest: 'not-asked' })
}

/** Fetches every other record, once; after a failure again. */
export async function loadRest(): Promise<void> {
  if (!page || ['loading', 'ready'].includes(registryStore.getState().rest)) return
  registryStore.setState({ rest: 'loading' })
  try {
    const response = await fetch(page.registry)
    if (!response.ok) throw new Error(`registry: ${response.status}`)
    const records = (await response.json()) as readonly ModuleRecord[]
    const byId = Object.fromEntries(records.map((record) => [record.id, record]))
    // The page's own record stays: a document has one registry for its life.
    registryStore.setState(({ records: own }) => ({ records: { ...byId, ...own }, rest: 'ready' }))
  } catch {
    registryStore.setState({ rest: 'failed' })
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
