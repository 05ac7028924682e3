import { type ConsoleModule, isConsoleModule, type ModuleRecord } from '@console/module'
import { pageDataStore, trackPending } from '@console/session'
import type { ComponentType } from 'react'
import { orReload } from '../recovery/stale-chunk.ts'
import { loadRemoteModule } from './remote.ts'

/** Everything a route's page needs to be drawn. */
export interface LoadedPage {
  readonly Page: ComponentType
  readonly messages: Readonly<Record<string, string>>
}

export type ModuleFault = 'unreachable' | 'slow' | 'invalid'

/** A module that could not be had; the area's card says why. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError'
  readonly fault: ModuleFault

  constructor(fault: ModuleFault, cause?: unknown) {
    super(`module ${fault}`, { cause })
    this.fault = fault
  }
}

const TIME_LIMIT_MS = 8_000
const QUICK_FAILURE_MS = 2_000
const JITTER_MS = 400

const modules = new Map<string, Promise<ConsoleModule>>()
const pages = new Map<string, Promise<LoadedPage>>()
const attempts = new Map<string, number>()

/** The one way to a module's page, cached; a failed one is asked for again only after `forgetModule`. */
export function loadPage(record: ModuleRecord, page: string): Promise<LoadedPage> {
  const key = keyOf(record, page)
  const found = pages.get(key)
  if (found) return found
  const loading = trackPending(withinLimit(fetchPage(record, page)))
  pages.set(key, loading)
  loading.then(
    // React's `use` reads these and draws at once; it would suspend for a moment on a promise that it meets for the first time.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {},
  )
  return loading
}

/** Lets the next `loadPage` try again, under a new address. */
export function forgetModule(record: ModuleRecord): void {
  modules.delete(record.id)
  attempts.set(record.id, (attempts.get(record.id) ?? 0) + 1)
  for (const key of pages.keys()) if (key.startsWith(`${record.id}/`)) pages.delete(key)
}

const keyOf = (record: ModuleRecord, page: string) => `${record.id}/${page}`

async function fetchPage(record: ModuleRecord, page: string): Promise<LoadedPage> {
  if (attempts.has(record.id)) await fetchAnew(record, page)
  const module = await loadModule(record)
  const load = module.pages[page]
  if (!load) throw new ModuleError('invalid', `no page '${page}'`)
  const words = Object.values(module.words ?? {}).filter(({ pages }) => pages.includes(page))
  const texts = [module.messages, ...words].map((one) => one[pageDataStore.getState().locale]())
  const [Page, ...messages] = await orReload(Promise.all([load(), ...texts])).catch((error: unknown) => {
    throw new ModuleError('unreachable', error)
  })
  return { Page, messages: Object.assign({}, ...messages.map((one) => one.default)) }
}

/** A damaged file would come out of the browser's cache at every retry: its address never changes, so the host is asked anew. */
async function fetchAnew(record: ModuleRecord, page: string): Promise<void> {
  const files = [...(record.pages[page] ?? []), ...record.messages]
  await Promise.allSettled(files.map((file) => fetch(`/modules/${record.id}/${record.hash}/${file}`, { cache: 'reload' })))
}

function loadModule(record: ModuleRecord): Promise<ConsoleModule> {
  const found = modules.get(record.id)
  if (found) return found
  const loading = fetchModule(record)
  modules.set(record.id, loading)
  return loading
}

/** What fails within 2 s is tried once more, after a moment that differs between visitors. */
async function fetchModule(record: ModuleRecord): Promise<ConsoleModule> {
  const attempt = attempts.get(record.id) ?? 0
  const started = performance.now()
  const exposed = await loadRemoteModule(record, attempt).catch(async (error: unknown) => {
    if (performance.now() - started > QUICK_FAILURE_MS) throw new ModuleError('unreachable', error)
    await new Promise((resume) => setTimeout(resume, Math.random() * JITTER_MS))
    attempts.set(record.id, attempt + 1)
    return loadRemoteModule(record, attempt + 1).catch((again: unknown) => {
      throw new ModuleError('unreachable', again)
    })
  })
  if (!isConsoleModule(exposed)) throw new ModuleError('invalid', 'not a module')
  return exposed
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ModuleError('slow')), TIME_LIMIT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
