import * as v from 'valibot'
import { isUnder, SHELL_PATHS } from '../addresses/owners.ts'
import { GUARDS } from '../descriptor.ts'

export type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T
export type Read<S extends v.GenericSchema> = ReadonlyDeep<v.InferOutput<S>>

/** Letters, digits, `._-` and single slashes, so that a manifest cannot name a file outside its folder or one that needs escaping. */
export const FILE_NAME = /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
export const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'is no name'))
export const Hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'is no hash'))
export const Path = v.custom<`/${string}`>((value) => typeof value === 'string' && /^\/(?!\/)[^?#\s\\]*$/.test(value), 'must be a path')
const ApiUrl = v.custom<string>((value) => typeof value === 'string' && /^\/pub\/[^#\s\\]*$/.test(value), 'must be an address of the API')
/** Keys of the contract's permissions, any one of which is enough. */
const Needs = v.array(v.string())
/** Package -> export -> mark of its type, as `module-fits.ts` compares them. */
const Names = v.record(v.string(), v.record(v.string(), v.string()))
/** Message key -> text. */
const Texts = v.record(v.string(), v.string())
export const inEachLocale = <S extends v.GenericSchema>(schema: S) => v.object({ en: schema, vi: schema })

export const Integrity = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'is no sha256 integrity'))

/** `file` is relative to the release's folder. */
export const ReleasedFile = v.object({
  file: v.pipe(v.string(), v.regex(FILE_NAME, 'is no file name')),
  integrity: Integrity,
})
export type ReleasedFile = Read<typeof ReleasedFile>
const Files = v.array(ReleasedFile)

/** The types that a release keeps, as the compiler wrote them. A comparison of releases writes these files into a folder. */
export const Shapes = v.object({
  /** Name of a package or of a part of it -> its file. */
  entries: v.record(v.string(), v.pipe(v.string(), v.regex(FILE_NAME, 'is no file name'))),
  files: v.record(v.pipe(v.string(), v.regex(FILE_NAME, 'is no file name')), v.string()),
})
export type Shapes = Read<typeof Shapes>

/** Every file of a release but its manifest, with its size before compression. */
const Content = v.object({
  hash: Hash,
  files: v.array(v.object({ ...ReleasedFile.entries, bytes: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})
export type ReleaseContent = Read<typeof Content>

/** A module's route once the build has filled in the defaults and the permission of its call. */
export const ReleasedRoute = v.object({
  path: Path,
  page: v.string(),
  title: v.optional(v.string()),
  crumb: v.optional(
    v.union([v.string(), v.object({ label: v.string(), record: v.literal(true), modes: v.optional(v.record(v.string(), v.string())) })]),
  ),
  data: v.optional(v.string()),
  /**
   * What `data` asks at an address without query, with `:name` where a parameter goes, so that the browser can ask before it has
   * the page's code. It has `needs` if entering the page is not enough.
   */
  reads: v.optional(v.object({ url: ApiUrl, needs: v.optional(Needs) })),
  /** One that the shell does not know is drawn as `default`. A guard it does not know opens nothing. */
  layout: v.string(),
  guard: v.picklist(GUARDS),
  needs: Needs,
  withoutPublisher: v.optional(v.literal(true)),
})
export type ReleasedRoute = Read<typeof ReleasedRoute>

/** Can be read without the code of its module, with any one of the keys. */
const ReleasedList = v.object({ call: v.string(), path: ApiUrl, query: v.record(v.string(), v.string()), needs: Needs })
export type ReleasedList = Read<typeof ReleasedList>

/** A field by its path, or what to make of one. Where the shell does not know how, it shows nothing. */
const ShownField = v.union([v.string(), v.record(v.string(), v.string())])
const ShownFields = v.array(ShownField)
/** An address, with `:name` for fields of a record. */
const Address = v.custom<`/${string}`>((value) => typeof value === 'string' && /^\/(?!\/)[^#\s\\]*$/.test(value), 'must be an address')
const Offer = v.object({ to: Path, label: v.string(), needs: Needs })

const ReleasedSearch = v.object({
  list: ReleasedList,
  each: v.optional(ReleasedList),
  heading: v.optional(v.string()),
  to: Address,
  name: ShownFields,
  text: v.optional(ShownFields),
  all: v.optional(Offer),
})
export type ReleasedSearch = Read<typeof ReleasedSearch>

const Condition = v.object({
  of: v.string(),
  is: v.optional(v.array(v.union([v.string(), v.number()]))),
  past: v.optional(v.boolean()),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
})
const ReleasedReason = v.object({
  when: v.optional(v.array(Condition)),
  in: v.optional(v.string()),
  text: v.string(),
  at: v.optional(v.string()),
  latestFirst: v.optional(v.literal(true)),
  way: v.optional(v.object({ to: Address, label: v.string(), needs: Needs, owner: v.optional(v.string()) })),
})
export type ReleasedReason = Read<typeof ReleasedReason>

/** `needs` opens the page of a record. */
const OnHome = v.object({ list: ReleasedList, to: Address, needs: Needs, name: ShownFields })

const ReleasedAttention = v.object({
  ...OnHome.entries,
  reasons: v.array(ReleasedReason),
  waiting: v.optional(v.literal(true)),
})
export type ReleasedAttention = Read<typeof ReleasedAttention>

const ReleasedSchedule = v.object({
  ...OnHome.entries,
  begins: v.string(),
  ends: v.string(),
  all: v.optional(v.object({ to: Address, label: v.string() })),
})
export type ReleasedSchedule = Read<typeof ReleasedSchedule>

/** The host's own addresses and the shell's own pages, which no module can own. */
const RESERVED: readonly string[] = [
  ...SHELL_PATHS,
  '/pub',
  '/shell',
  '/modules',
  '/healthz',
  '/readyz',
  '/.well-known',
  '/overrides',
  '/report',
  '/vi',
]

/** Returns whether a path is one of the host or the shell, or below one. Only `/` itself is reserved, not all that is below it. */
export const isReserved = (path: string) => RESERVED.some((own) => path === own || (own !== '/' && isUnder(path, own)))

/** The part of a module's manifest that its build knows: all but the hash of the content and the list of the files. */
export const BuiltModule = v.pipe(
  v.object({
    id: Id,
    version: v.string(),
    /** Version of the platform that it was built against: for people, `takes` decides. */
    platform: v.string(),
    takes: Names,
    /** Page name -> the packages that it takes of those that the shell lends when they are first used. */
    borrows: v.optional(v.record(v.string(), v.array(v.string()))),
    calls: v.array(v.string()),
    owns: v.pipe(v.array(Path), v.minLength(1, 'owns nothing')),
    /** An icon that the shell does not know is drawn as a sign of its own. */
    nav: v.array(v.object({ to: Path, label: v.string(), icon: v.string(), order: v.number(), needs: Needs })),
    commands: v.array(v.object({ ...Offer.entries, often: v.optional(v.literal(true)) })),
    search: v.optional(v.array(ReleasedSearch)),
    attention: v.optional(v.array(ReleasedAttention)),
    schedule: v.optional(v.array(ReleasedSchedule)),
    routes: v.array(ReleasedRoute),
    /** The container, `remoteEntry.….js`. */
    entry: ReleasedFile,
    /** Page name -> the scripts it needs. */
    pages: v.record(v.string(), Files),
    /** Only the texts that the manifest itself names. */
    labels: inEachLocale(Texts),
    /** The files with the texts of every page; none where the build knows which page shows which text. */
    messages: inEachLocale(Files),
    /** Page name -> the files with the texts that it shows, if it shows any. */
    words: v.optional(v.record(v.string(), inEachLocale(Files))),
  }),
  v.check((module) => !module.owns.some(isReserved), 'owns an address of the host'),
  v.check(
    (module) => module.routes.every((route) => module.owns.some((path) => isUnder(route.path, path))),
    'has a route outside what it owns',
  ),
  v.check((module) => module.routes.every((route) => Object.hasOwn(module.pages, route.page)), 'has a route without a page'),
)
export type BuiltModule = Read<typeof BuiltModule>

export const ReleasedModule = v.intersect([BuiltModule, Content])
export type ReleasedModule = Read<typeof ReleasedModule>

/** The part of the shell's manifest that its build knows: all but the hash and the list of the files. */
export const BuiltShell = v.object({
  /** Version of the platform: for people, `lends` decides. */
  platform: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'is no version')),
  lends: Names,
  /** Package that is lent when it is first used -> its scripts. */
  lentIn: v.optional(v.record(v.string(), Files)),
  /** Scripts of the first load, in order. */
  scripts: v.pipe(Files, v.minLength(1, 'has no scripts')),
  messages: inEachLocale(Files),
})
export type BuiltShell = Read<typeof BuiltShell>

export const ReleasedShell = v.intersect([BuiltShell, Content])
export type ReleasedShell = Read<typeof ReleasedShell>
