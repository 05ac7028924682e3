import { GUARDS, ICONS, isUnder, LAYOUTS, type Pointer, type ReleasedModule, type ReleasedShell } from '@console/module'
import * as v from 'valibot'

const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'is no name'))
const Hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'is no hash'))
/** Letters, digits, `._-` and single slashes: a record can name no file outside its folder, and nothing that needs escaping. */
export const FILE_NAME = /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const File = v.object({
  file: v.pipe(v.string(), v.regex(FILE_NAME, 'is no file name')),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is no sha384 integrity')),
})
const Files = v.array(File)
const Path = v.custom<`/${string}`>((value) => typeof value === 'string' && /^\/[^?#\s\\]*$/.test(value), 'must be a path')
const Keys = v.array(v.string())
const Texts = v.record(v.string(), v.string())
const localized = <T extends v.GenericSchema>(schema: T) => v.object({ en: schema, vi: schema })

const Route = v.object({
  path: Path,
  page: v.string(),
  title: v.optional(v.string()),
  crumb: v.optional(v.union([v.string(), v.object({ label: v.string(), record: v.literal(true) })])),
  data: v.optional(v.string()),
  layout: v.picklist(LAYOUTS),
  guard: v.picklist(GUARDS),
  needs: Keys,
  withoutPublisher: v.optional(v.literal(true)),
})

/** The host's own addresses and the shell's own pages. */
const RESERVED = ['/', '/pub', '/shell', '/modules', '/healthz', '/vi', '/styleguide']

const Module = v.pipe(
  v.object({
    id: Name,
    version: v.string(),
    platform: v.string(),
    hash: Hash,
    owns: v.pipe(v.array(Path), v.minLength(1, 'owns nothing')),
    nav: v.array(
      v.object({
        to: Path,
        label: v.string(),
        icon: v.picklist(ICONS),
        order: v.number(),
        needs: Keys,
      }),
    ),
    commands: v.array(v.object({ to: Path, label: v.string(), needs: Keys })),
    routes: v.array(Route),
    entry: File,
    pages: v.record(v.string(), Files),
    labels: localized(Texts),
    messages: localized(Files),
  }),
  v.check((module) => !module.owns.some((path) => RESERVED.includes(path)), 'owns an address of the host'),
  v.check(
    (module) => module.routes.every((route) => module.owns.some((path) => isUnder(route.path, path))),
    'has a route outside what it owns',
  ),
  v.check((module) => module.routes.every((route) => Object.hasOwn(module.pages, route.page)), 'has a route without a page'),
)
const Shell = v.object({
  hash: Hash,
  platform: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'is no version')),
  scripts: v.pipe(Files, v.minLength(1, 'has no scripts')),
  messages: localized(Files),
})
const PointerFile = v.object({ id: Name, current: Hash, previous: v.array(Hash) })

/** Each throws an error that says what is wrong with the text of such a file. */
export const parsePointer = (text: string): Pointer => parse(PointerFile, text)
export const parseModule = (text: string): ReleasedModule => parse(Module, text)
export const parseShell = (text: string): ReleasedShell => parse(Shell, text)

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  const parsed = v.safeParse(schema, JSON.parse(text))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error([v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}
