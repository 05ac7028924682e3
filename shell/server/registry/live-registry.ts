import { createHash } from 'node:crypto'
import {
  findRoute,
  type HeldBack,
  type Locale,
  type ModuleManifest,
  type Owners,
  ownsOverlap,
  type PathParams,
  type ReleasedFile,
  type ReleasedModule,
  type ReleasedRoute,
  type ReleasedShell,
} from '@console/module'
import { releaseFolder, SHELL } from '@console/module/registry'
import type { Choice, Refusal } from './choose-release.ts'

export interface RegistryFile {
  readonly url: string
  readonly body: Uint8Array<ArrayBuffer>
}

/** Why an area is not there; `names` are for a manifest that cannot tell. */
export type Unavailable = Refusal & { readonly names?: Readonly<Record<Locale, string>> }

export interface MatchedRoute {
  readonly module: ReleasedModule
  readonly route: ReleasedRoute
  readonly params: PathParams
}

/** The registry as a document sees it. It does not change within the document. */
export interface LiveRegistry {
  readonly shell: ReleasedShell | null
  readonly modules: readonly ReleasedModule[]
  /** Module id -> the prefixes that it owns. A module that cannot be served keeps its prefixes, so that pages can name it. */
  readonly owners: Owners
  readonly unavailable: Readonly<Record<string, Unavailable>>
  /** Module id -> its newest release, if an older one is served. */
  readonly heldBack: Readonly<Record<string, HeldBack>>
  /** Every module that pages can name: the live ones and those that do not fit the shell. */
  readonly known: readonly ReleasedModule[]
  readonly files: Readonly<Record<Locale, RegistryFile>>
  match(path: string): MatchedRoute | null
}

/**
 * Makes the live registry from the chosen releases. If two modules own the same path, the one that was live before stays. A
 * module whose releases have all become unreadable stays as it was.
 */
export function liveRegistry(choice: Choice, before: LiveRegistry | null): { registry: LiveRegistry; faults: string[] } {
  const faults: string[] = []
  const wasLive = new Set(before?.modules.map((module) => module.id))
  const kept = (before?.modules ?? []).filter(({ id }) => choice.refused.get(id)?.refusal.reason === 'missing')
  const candidates = [...choice.modules.values(), ...kept].toSorted((a, b) => Number(wasLive.has(b.id)) - Number(wasLive.has(a.id)))
  const modules: ReleasedModule[] = []
  const unavailable: Record<string, Unavailable> = {}
  for (const module of candidates) {
    const other = modules.find((one) => ownsOverlap(one.owns, module.owns))
    if (!other) modules.push(module)
    else {
      faults.push(`module ${module.id} ${module.hash}: owns what '${other.id}' owns`)
      unavailable[module.id] = { reason: 'held' }
    }
  }
  const known = [...modules]
  const unreadable: Record<string, readonly string[]> = {}
  for (const [id, { refusal, module, line }] of choice.refused) {
    if (kept.some((one) => one.id === id)) continue
    unavailable[id] = module ? refusal : { ...refusal, names: line.labels }
    const { owns } = module ?? line
    if (modules.some((one) => ownsOverlap(one.owns, owns))) continue
    if (module) known.push(module)
    else unreadable[id] = owns
  }
  const byId = (a: ReleasedModule, b: ReleasedModule) => (a.id < b.id ? -1 : 1)
  modules.sort(byId)
  known.sort(byId)
  const registry = matching({
    shell: choice.shell,
    modules,
    owners: { ...Object.fromEntries(known.map((module) => [module.id, module.owns])), ...unreadable },
    unavailable,
    heldBack: Object.fromEntries(choice.heldBack),
    known,
    files: { en: registryFile(modules, 'en', choice.shell), vi: registryFile(modules, 'vi', choice.shell) },
  })
  return { registry, faults }
}

export function matching(registry: Omit<LiveRegistry, 'match'>): LiveRegistry {
  const routes = registry.known.flatMap((module) => module.routes.map((route) => ({ module, route, path: route.path })))
  return {
    ...registry,
    match(path) {
      const found = findRoute(routes, path)
      return found ? { module: found.route.module, route: found.route.route, params: found.params } : null
    },
  }
}

/**
 * Returns a module's manifest in one language, for page data. Whether it fits the shell and what the host asks for are
 * decided here, so pages are not told what it takes. What all modules own and offer is separate page data.
 */
export function manifestIn(locale: Locale, module: ReleasedModule, shell: ReleasedShell | null): ModuleManifest {
  const names = (files: readonly ReleasedFile[]) => files.map(({ file }) => file)
  const { words, takes, calls, borrows, owns, nav, files: _all, ...rest } = module
  const filesOf = (page: string) => [
    ...names(pageFiles(locale, module, page)),
    ...names(borrowedFiles(shell, module, page)).map((file) => `/${releaseFolder(SHELL, shell?.hash ?? '')}/${file}`),
  ]
  const pages = Object.fromEntries(Object.keys(module.pages).map((page) => [page, filesOf(page)]))
  const routes = module.routes.map(({ data, ...route }) => route)
  return { ...rest, routes, labels: module.labels[locale], pages, messages: names(module.messages[locale]) }
}

export function pageFiles(locale: Locale, { pages, words }: ReleasedModule, page: string): readonly ReleasedFile[] {
  return [...(pages[page] ?? []), ...(words?.[page]?.[locale] ?? [])]
}

/** Returns the files of the shell that a page needs and the first load has not. */
export function borrowedFiles(shell: ReleasedShell | null, { borrows }: ReleasedModule, page: string): readonly ReleasedFile[] {
  const files = (borrows?.[page] ?? []).flatMap((name) => shell?.lentIn?.[name] ?? [])
  // Packages share files.
  return [...new Map(files.map((one) => [one.file, one])).values()]
}

function registryFile(modules: readonly ReleasedModule[], locale: Locale, shell: ReleasedShell | null): RegistryFile {
  const text = JSON.stringify(modules.map((module) => manifestIn(locale, module, shell)))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { url: `/modules/registry.${locale}.${hash}.json`, body: new TextEncoder().encode(text) }
}
