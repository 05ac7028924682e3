import * as v from 'valibot'
import { isUnder, SHELL_PATHS } from '../addresses/owners.ts'
import { GUARDS, ICONS, LAYOUTS } from '../descriptor.ts'
import { VERSION } from './platform-range.ts'

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T
type Read<S extends v.GenericSchema> = ReadonlyDeep<v.InferOutput<S>>

/** Letters, digits, `._-` and single slashes, so that a record cannot name a file outside its folder or one that needs escaping. */
export const FILE_NAME = /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'is no name'))
const Hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'is no hash'))
const Path = v.custom<`/${string}`>((value) => typeof value === 'string' && /^\/[^?#\s\\]*$/.test(value), 'must be a path')
/** Keys of the contract's permissions, any one of which is enough. */
const Needs = v.array(v.string())
/** Message key -> text. */
const Texts = v.record(v.string(), v.string())
const inEachLocale = <S extends v.GenericSchema>(schema: S) => v.object({ en: schema, vi: schema })

/** A file of a release: `file` is relative to the release's folder, `integrity` is its `sha384-…`. */
export const ReleasedFile = v.object({
  file: v.pipe(v.string(), v.regex(FILE_NAME, 'is no file name')),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is no sha384 integrity')),
})
export type ReleasedFile = Read<typeof ReleasedFile>
const Files = v.array(ReleasedFile)

/** A module's route once the build has filled in the defaults and the permission of its call. */
export const ReleasedRoute = v.object({
  path: Path,
  page: v.string(),
  title: v.optional(v.string()),
  crumb: v.optional(
    v.union([v.string(), v.object({ label: v.string(), record: v.literal(true), modes: v.optional(v.record(v.string(), v.string())) })]),
  ),
  data: v.optional(v.string()),
  layout: v.picklist(LAYOUTS),
  guard: v.picklist(GUARDS),
  needs: Needs,
  withoutPublisher: v.optional(v.literal(true)),
})
export type ReleasedRoute = Read<typeof ReleasedRoute>

/** The host's own addresses and the shell's own pages. */
const RESERVED: readonly string[] = [...SHELL_PATHS, '/pub', '/shell', '/modules', '/healthz', '/vi']

/** The part of a module's record that its build knows: all but the hash of the content. */
export const BuiltModule = v.pipe(
  v.object({
    id: Id,
    version: v.string(),
    /** Semver range of the platform that it was built against. */
    platform: v.string(),
    owns: v.pipe(v.array(Path), v.minLength(1, 'owns nothing')),
    nav: v.array(v.object({ to: Path, label: v.string(), icon: v.picklist(ICONS), order: v.number(), needs: Needs })),
    commands: v.array(v.object({ to: Path, label: v.string(), needs: Needs })),
    routes: v.array(ReleasedRoute),
    /** The container, `remoteEntry.….js`. */
    entry: ReleasedFile,
    /** Page name -> the scripts it needs. */
    pages: v.record(v.string(), Files),
    /** Only the texts that the record itself names. */
    labels: inEachLocale(Texts),
    /** The files with the texts of every page. */
    messages: inEachLocale(Files),
    /** Page name -> the files with its further texts, if it has any. */
    words: v.optional(v.record(v.string(), inEachLocale(Files))),
  }),
  v.check((module) => !module.owns.some((path) => RESERVED.includes(path)), 'owns an address of the host'),
  v.check(
    (module) => module.routes.every((route) => module.owns.some((path) => isUnder(route.path, path))),
    'has a route outside what it owns',
  ),
  v.check((module) => module.routes.every((route) => Object.hasOwn(module.pages, route.page)), 'has a route without a page'),
)
export type BuiltModule = Read<typeof BuiltModule>

/** `module.json`: a module's build under the name of its content. */
export const ReleasedModule = v.intersect([BuiltModule, v.object({ hash: Hash })])
export type ReleasedModule = Read<typeof ReleasedModule>

/** The part of the shell's record that its build knows: all but the hash. */
export const BuiltShell = v.object({
  /** Version of the platform that it lends. */
  platform: v.pipe(v.string(), v.regex(VERSION, 'is no version')),
  /** Scripts of the first load, in order. */
  scripts: v.pipe(Files, v.minLength(1, 'has no scripts')),
  messages: inEachLocale(Files),
})
export type BuiltShell = Read<typeof BuiltShell>

/** `shell.json`: the released browser half of the shell. */
export const ReleasedShell = v.intersect([BuiltShell, v.object({ hash: Hash })])
export type ReleasedShell = Read<typeof ReleasedShell>

/** `pointers/<id>.json`: which release is live and which ones were before it, newest first. The file is replaced as a whole, so nobody reads half of it. */
export const Pointer = v.object({ id: Id, current: Hash, previous: v.array(Hash) })
export type Pointer = Read<typeof Pointer>
