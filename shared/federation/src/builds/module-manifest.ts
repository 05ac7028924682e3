import type { Locale, ModuleRoute, ReleasedFile, ReleasedRoute } from '@console/module'
import { type BuiltModule, isReserved, type Names } from '@console/module/registry'
import { lentPackageOf, remoteName } from '../names/share-policy.ts'
import { chunkName, textsChunk } from '../plugins/name-chunks.ts'
import { BuildRefused } from '../sources/build-refused.ts'
import type { ModuleSources, Texts } from '../sources/module-sources.ts'
import type { Program } from '../sources/syntax.ts'
import { untoldKeys } from '../texts/page-keys.ts'
import type { BuiltFiles } from './built-files.ts'
import { callsOfRecords, keysOfRecords, recordProblems, releasedRecords } from './declared-records.ts'
import { needsOf, readsOf, routeProblems } from './route-access.ts'

const LOCALES: readonly Locale[] = ['en', 'vi']
/** Take any key. */
const UNTYPED = ['useAnyText', 'useTextIfAny']

export interface ModuleBuild {
  readonly id: string
  readonly sources: ModuleSources
  readonly built: BuiltFiles
  /** By the paths of its own files in its folder. */
  readonly code: ReadonlyMap<string, Program>
  readonly takes: Names
  readonly platform: string
}

/**
 * Returns the `module.json` of a build, without the `hash` of its content, which is known on release.
 * Throws `BuildRefused` with everything that is wrong with the module.
 */
export function moduleManifest(build: ModuleBuild): BuiltModule {
  const { id, sources, built, takes, platform } = build
  const problems = [...moduleProblems(build)]
  if (problems.length > 0) throw new BuildRefused(`Module '${id}' cannot be released`, problems)
  return {
    ...describedManifest({ id, sources, platform }),
    takes,
    calls: [...new Set([...built.calls, ...callsRead(sources)])].sort(),
    ...borrowing(sources, built),
    entry: lastOf(built, remoteName(id)),
    ...releasedPages(sources, (name) => chunk(built, name)),
  }
}

function borrowing(sources: ModuleSources, { borrowers }: BuiltFiles): Pick<BuiltModule, 'borrows'> {
  const pages = pageNames(sources).flatMap((page) => {
    const taken = borrowers[`page-${page}`]
    return taken ? [[page, taken] as const] : []
  })
  return pages.length > 0 ? { borrows: Object.fromEntries(pages) } : {}
}

/** The part of a manifest that names the files of each chunk. */
export function releasedPages(
  sources: ModuleSources,
  files: (chunk: string) => readonly ReleasedFile[],
): Pick<BuiltModule, 'pages' | 'messages' | 'words'> {
  const texts = (page?: string) => ({ en: files(textsChunk('en', page)), vi: files(textsChunk('vi', page)) })
  const pages = pageNames(sources)
  const worded = pages.filter((page) => texts(page).en.length > 0)
  return {
    pages: Object.fromEntries(pages.map((page) => [page, files(`page-${page}`)])),
    messages: texts(),
    ...(worded.length > 0 && { words: Object.fromEntries(worded.map((page) => [page, texts(page)])) }),
  }
}

/** The part of a manifest that depends on the sources only, not on the built files. */
export function describedManifest({
  id,
  sources,
  platform,
}: Omit<ModuleBuild, 'built' | 'code' | 'takes'>): Omit<
  BuiltModule,
  'takes' | 'calls' | 'borrows' | 'entry' | 'pages' | 'messages' | 'words'
> {
  const { descriptor, version } = sources
  const routes = descriptor.routes.map(releasedRoute)
  const needsAt = (to: string) => routes.find((route) => route.path === to)?.needs ?? []
  return {
    id,
    version,
    platform,
    owns: descriptor.owns,
    nav: (descriptor.nav ?? []).map((item) => ({ ...item, needs: needsAt(item.to) })),
    commands: (descriptor.commands ?? []).map((item) => ({ ...item, needs: needsAt(item.to) })),
    ...releasedRecords(descriptor, needsAt),
    routes,
    labels: labels(sources),
  }
}

function releasedRoute({ act, ...route }: ModuleRoute): ReleasedRoute {
  const reads = readsOf({ act, ...route })
  return {
    ...route,
    ...(reads && { reads }),
    layout: route.layout ?? 'default',
    guard: route.guard ?? 'admin',
    needs: needsOf({ act, ...route }),
  }
}

function* moduleProblems({ id, sources, code, built }: ModuleBuild): Generator<string> {
  const { descriptor, imports } = sources
  if (descriptor.id !== id) yield `src/descriptor.ts has the id '${descriptor.id}', rspack.config.ts has '${id}'`
  for (const path of descriptor.owns.filter(isReserved)) {
    yield `'${path}' in owns is an address of the host or the shell: name another one in src/descriptor.ts`
  }
  for (const route of descriptor.routes) yield* routeProblems(route, descriptor.owns)
  for (const { to } of [...(descriptor.nav ?? []), ...(descriptor.commands ?? [])]) {
    if (!descriptor.routes.some((route) => route.path === to)) yield `'${to}' is offered in nav or commands, but no route has this path`
  }
  yield* recordProblems(descriptor, Object.keys(sources.messages.en))
  yield* pageProblems(sources, built)
  const imported = imports.map((one) => chunkName(one.name, one.request))
  for (const locale of LOCALES) {
    if (!imported.includes(textsChunk(locale))) {
      yield `src/module.ts has no messages ${locale}: () => import('./messages/${locale}.ts')`
    }
  }
  yield* textProblems(sources)
  for (const [file, program] of code) for (const what of untoldKeys(program)) yield `${file} ${what}`
  for (const name of UNTYPED.filter((one) => built.borrowed['@console/i18n']?.includes(one))) {
    yield `${name} of @console/i18n is used, whose keys cannot be told from the code: use the module's own useText`
  }
  for (const [lent, file] of firstFiles(built.sources)) {
    yield `${lent} is lent by the shell, yet ${file} is bundled: import the package by its root, or what it offers in its place`
  }
}

function* pageProblems(sources: ModuleSources, built: BuiltFiles): Generator<string> {
  const offered = sources.imports.map((one) => chunkName(one.name, one.request)).filter((name) => name.startsWith('page-'))
  const named = pageNames(sources)
  for (const page of named) {
    if (!offered.includes(`page-${page}`))
      yield `Page '${page}' is named by a route, but src/module.ts has no '${page}': () => import('./….page.tsx')`
    else if (chunk(built, `page-${page}`).length === 0) yield `Page '${page}' has no file of its own: something imports it statically`
  }
  for (const name of offered) {
    if (!named.includes(name.slice('page-'.length))) yield `Page '${name.slice('page-'.length)}' is in src/module.ts, but no route names it`
  }
}

function* textProblems(sources: ModuleSources): Generator<string> {
  const { messages } = sources
  const keys = new Set([...labelKeys(sources), ...LOCALES.flatMap((locale) => Object.keys(messages[locale]))])
  for (const locale of LOCALES) {
    for (const key of keys) {
      if (!messages[locale][key]?.trim()) yield `src/messages/${locale}.ts has no text for '${key}'`
    }
  }
}

function firstFiles(sources: readonly string[]): ReadonlyMap<string, string> {
  const found = sources.flatMap((file) => {
    const lent = lentPackageOf(file)
    return lent ? [[lent, file] as const] : []
  })
  return new Map(found.toReversed())
}

function callsRead({ descriptor }: ModuleSources): string[] {
  const reads = descriptor.routes.map(({ data }) => data)
  return [...reads, ...callsOfRecords(descriptor)].flatMap((named) => named?.split('?')[0] ?? [])
}

function pageNames({ descriptor }: ModuleSources): string[] {
  return [...new Set(descriptor.routes.map((route) => route.page))]
}

function labelKeys({ descriptor, messages }: ModuleSources): string[] {
  const crumbs = descriptor.routes.flatMap(({ crumb }) =>
    typeof crumb === 'object' ? [crumb.label, ...Object.values(crumb.modes ?? {})] : crumb,
  )
  const titles = descriptor.routes.map(({ title }) => title)
  const offers = [...(descriptor.nav ?? []), ...(descriptor.commands ?? [])].map(({ label }) => label)
  return [...new Set([...offers, ...titles, ...crumbs, ...keysOfRecords(descriptor, Object.keys(messages.en))])]
    .filter((key) => key !== undefined)
    .sort()
}

function labels(sources: ModuleSources): Texts {
  const keys = labelKeys(sources)
  const pick = (locale: Locale) => Object.fromEntries(keys.map((key) => [key, sources.messages[locale][key] ?? '']))
  return { en: pick('en'), vi: pick('vi') }
}

function chunk(built: BuiltFiles, name: string): readonly ReleasedFile[] {
  return built.chunks[name] ?? []
}

/** The container is the last script: the files split from it load before it. */
function lastOf(built: BuiltFiles, name: string): ReleasedFile {
  const entry = chunk(built, name).at(-1)
  if (!entry) throw new Error(`The build made no container '${name}'`)
  return entry
}
