import type { BuiltModule } from './manifests.ts'

/** Package -> name of one of its exports -> mark of its type. Equal marks mean equal types; an empty one says nothing. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Takes the place of a package in `Names`: its names are the keys of the kit's messages, their marks the arguments. */
export const WORDS = 'words'
/** Takes the place of the names of a package whose exports the compiler cannot tell. */
export const ANY = '*'

export interface LentPlatform {
  readonly lends: Names
  readonly calls: readonly string[]
}

/**
 * Returns what a module takes and the platform does not have, as `Badge (@console/ui)`, `action.save (words)` or
 * `campaigns.archive (host)`. The module fits if there is nothing.
 */
export function misfits({ takes, calls }: Pick<BuiltModule, 'takes' | 'calls'>, platform: LentPlatform): string[] {
  const missing = Object.entries(takes).flatMap(([from, names]) => {
    const lent = namesOf(platform.lends, from)
    if (!lent) return [from]
    return Object.keys(names).flatMap((name) => (Object.hasOwn(lent, name) || Object.hasOwn(lent, ANY) ? [] : [`${name} (${from})`]))
  })
  return [...missing, ...calls.flatMap((id) => (platform.calls.includes(id) ? [] : [`${id} (host)`]))]
}

/**
 * Returns what is lent under a name that a module takes, but with another type than it was built against: package -> names. Releases
 * of a time without marks say nothing of types.
 */
export function changedTypes(takes: Names, lends: Names): Readonly<Record<string, readonly string[]>> {
  const changed = Object.entries(takes).map(([from, names]) => {
    const lent = namesOf(lends, from) ?? {}
    return [from, Object.keys(names).filter((name) => names[name] && lent[name] && lent[name] !== names[name])] as const
  })
  return Object.fromEntries(changed.filter(([, names]) => names.length > 0))
}

const namesOf = (names: Names, from: string) => (Object.hasOwn(names, from) ? names[from] : undefined)
