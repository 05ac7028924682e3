import { createRequire } from 'node:module'
import { ANY, type Names, WORDS } from '@console/module/registry'
import type { Program } from 'oxc-parser'
import { kitWords } from './kit-words.ts'
import { namedKeys } from './named-keys.ts'
import type { SharedNames } from './shared-names.ts'

export interface Marks {
  /** Key of the kit's messages -> the arguments of its text. */
  readonly words: Readonly<Record<string, string>>
  /** Returns the mark of the type of an export; empty if nobody can tell. */
  of(from: string, name: string): string
}

export function platformMarks(markOf: Marks['of']): Marks {
  return { words: kitWords(), of: markOf }
}

const FEDERATION = '@module-federation/enhanced'
const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = createRequire(import.meta.url)('../../package.json')
/** A container has no runtime of the federation but the shell's, which has to be of the major version that it was built with. */
const RUNTIME: Names = { [FEDERATION]: { [`version ${dependencies[FEDERATION]?.split('.')[0]}`]: '' } }

export function lentNames(built: Pick<SharedNames, 'lent'>, marks: Marks): Names {
  const packages = sorted(built.lent).map(([key, names]) => [key, marked(names ?? [ANY], (name) => marks.of(key, name))])
  return { ...Object.fromEntries(packages), ...RUNTIME, [WORDS]: marks.words }
}

/**
 * Returns the names that the build of a module takes: of each package what it imports, and the kit's messages that its code
 * names. `own` are the keys of its own messages, which come before the kit's.
 */
export function takenNames(built: Pick<SharedNames, 'borrowed'>, code: readonly Program[], own: readonly string[], marks: Marks): Names {
  const packages = sorted(built.borrowed).map(([key, names]) => [key, marked(names, (name) => marks.of(key, name))])
  const offered = Object.keys(marks.words).filter((key) => !own.includes(key))
  return { ...Object.fromEntries(packages), ...RUNTIME, [WORDS]: marked(namedKeys(offered, code), (key) => marks.words[key] ?? '') }
}

/** In the same order in every build. */
const sorted = <T>(names: Readonly<Record<string, T>>) => Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1))

const marked = (names: readonly string[], markOfOne: (name: string) => string) =>
  Object.fromEntries(names.toSorted().map((name) => [name, markOfOne(name)]))
