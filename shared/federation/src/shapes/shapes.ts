import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { Shapes } from '@console/module/registry'
import type { Origin } from './declaration-file.ts'
import type { Declarations, ReadDeclarations } from './declarations.ts'
import { reachable } from './reachable.ts'

const DIGITS = 8

/** Package -> names of its exports. */
export type Wanted = Readonly<Record<string, readonly string[]>>

/**
 * Returns the mark of an export's type: equal declarations give equal marks, whatever their comments, their layout and the order of
 * their imports. It covers everything that the type refers to within these packages. Empty for what has no declaration.
 */
export function markOf(declarations: ReadDeclarations, from: string, name: string): string {
  const { trail } = reachable(declarations, { [from]: [name] })
  return trail.length === 0 || declarations.entries[from] === undefined ? '' : hashOf(trail.join('\n'))
}

/** Returns the declarations of some exports and of everything that they refer to, and nothing else. */
export function shapesOf(declarations: ReadDeclarations, wanted: Wanted): Shapes {
  const { locals, exports } = reachable(declarations, wanted)
  const places = [...new Set([...locals.keys(), ...exports.keys()])].sort()
  const files = places.map((place) => [place, textOf(declarations, place, locals.get(place), exports.get(place))])
  const entries = Object.keys(wanted).flatMap((from) => (declarations.entries[from] ? [[from, declarations.entries[from]]] : []))
  return { entries: Object.fromEntries(entries), files: Object.fromEntries(files) }
}

export const keptDeclarations = ({ entries, files }: Shapes): Declarations => ({
  entries,
  text: (place) => (Object.hasOwn(files, place) ? files[place] : undefined),
})

/** Returns a file with these names alone. What it exports of other packages is named by its place, so that the files need no package. */
function textOf(
  declarations: ReadDeclarations,
  place: string,
  locals = new Set<string>() as ReadonlySet<string>,
  exports = locals,
): string {
  const file = declarations.file(place)
  const at = (from: string) => {
    const target = from.startsWith('.') ? undefined : declarations.placeOf(place, from)
    return target === undefined ? from : relativeTo(place, target)
  }
  const imports = sorted(file?.imported).filter(([local]) => locals.has(local))
  const declared = sorted(file?.declared).flatMap(([local, ones]) => (locals.has(local) ? ones : []))
  const named = sorted(file?.exported).filter(([name, local]) => exports.has(name) && name !== local)
  return [
    ...imports.map(([local, origin]) => importLine(local, origin, at(origin.from))),
    ...(file?.reExports ?? []).map((from) => `export * from '${at(from)}';`),
    ...new Set(declared.map((one) => one.exportedWith(at))),
    ...named.map(([name, local]) => exportLine(name, local, at)),
    'export {};\n',
  ].join('\n')
}

function importLine(local: string, { name }: Origin, from: string): string {
  if (name === '*') return `import type * as ${local} from '${from}';`
  return `import type { ${name === local ? name : `${name} as ${local}`} } from '${from}';`
}

function exportLine(name: string, local: string | Origin, at: (from: string) => string): string {
  if (typeof local === 'string') return `export { ${local} as ${name} };`
  if (local.name === '*') return `export * as ${name} from '${at(local.from)}';`
  return `export { ${local.name === name ? name : `${local.name} as ${name}`} } from '${at(local.from)}';`
}

function relativeTo(place: string, target: string): string {
  const path = posix.relative(posix.dirname(place), target).replace(/\.d\.ts$/, '.ts')
  return path.startsWith('.') ? path : `./${path}`
}

const sorted = <T>(names: ReadonlyMap<string, T> = new Map()) => [...names].toSorted(([a], [b]) => (a < b ? -1 : 1))
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, DIGITS)
