import type { Origin } from './declaration-file.ts'
import type { ReadDeclarations } from './declarations.ts'

export interface Reachable {
  /** Place -> names of declarations and imports there. */
  readonly locals: ReadonlyMap<string, ReadonlySet<string>>
  /** Place -> names that it exports or hands on. */
  readonly exports: ReadonlyMap<string, ReadonlySet<string>>
  /** The texts of all declarations and the names of what is in no package of these, in the order of the way there. */
  readonly trail: readonly string[]
}

/** Follows an export of each package to everything that its type consists of. Each declaration is met once, so that circles end. */
export function reachable(declarations: ReadDeclarations, wanted: Readonly<Record<string, readonly string[]>>): Reachable {
  const [locals, exports] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const trail: string[] = []

  for (const [from, names] of Object.entries(wanted)) for (const name of names) follow('', { from, name })
  return { locals, exports, trail }

  function follow(place: string, { from, name }: Origin): void {
    const target = declarations.placeOf(place, from)
    if (target === undefined) trail.push(`${from} ${name}`)
    else if (name === '*') for (const one of exportedBy(target, new Set())) followExport(target, one)
    else followExport(target, name)
  }

  function followExport(place: string, name: string): void {
    const file = declarations.file(place)
    if (!file || isKnown(exports, place, name)) return
    const local = file.exported.get(name)
    if (typeof local === 'string') followLocal(place, local)
    else if (local) follow(place, local)
    else for (const from of file.reExports) followReExport(place, from, name)
  }

  function followReExport(place: string, from: string, name: string): void {
    const target = declarations.placeOf(place, from)
    if (target === undefined) trail.push(`${from} ${name}`)
    else if (exportedBy(target, new Set()).includes(name)) followExport(target, name)
  }

  function followLocal(place: string, name: string): void {
    const file = declarations.file(place)
    const imported = file?.imported.get(name)
    const declared = file?.declared.get(name) ?? []
    if ((!imported && declared.length === 0) || isKnown(locals, place, name)) return
    if (imported) follow(place, imported)
    for (const { text, inlineImports, words } of declared) {
      trail.push(text)
      for (const inline of inlineImports) follow(place, inline)
      for (const word of words) followLocal(place, word)
    }
  }

  function exportedBy(place: string, seen: Set<string>): string[] {
    const file = declarations.file(place)
    if (!file || seen.has(place)) return []
    seen.add(place)
    const further = file.reExports.flatMap((from) => exportedBy(declarations.placeOf(place, from) ?? '', seen))
    return [...file.exported.keys(), ...further]
  }
}

/** Returns whether a name was met before, and remembers it. */
function isKnown(met: Map<string, Set<string>>, place: string, name: string): boolean {
  const names = met.get(place) ?? new Set()
  met.set(place, names)
  if (names.has(name)) return true
  names.add(name)
  return false
}
