import { posix } from 'node:path'
import { type DeclarationFile, parseDeclarations } from './declaration-file.ts'

/** The declarations of packages, by places such as `ui/src/index.d.ts`, one folder for each package. */
export interface Declarations {
  /** Name of a package or of a part of it -> the place of its declarations. */
  readonly entries: Readonly<Record<string, string>>
  /** Returns the text at a place; undefined if no file is there. */
  text(place: string): string | undefined
}

export interface ReadDeclarations {
  file(place: string): DeclarationFile | undefined
  /** Returns the place that an import leads to; undefined if it is no package of these. */
  placeOf(importing: string, from: string): string | undefined
  readonly entries: Declarations['entries']
}

/** Returns declarations of which each file is taken apart once, when it is first asked for. */
export function readDeclarations({ entries, text }: Declarations): ReadDeclarations {
  const files = new Map<string, DeclarationFile | undefined>()
  return {
    entries,
    file(place) {
      if (!files.has(place)) {
        const found = place.endsWith('.d.ts') ? text(place) : undefined
        files.set(place, found === undefined ? undefined : parseDeclarations(found, place))
      }
      return files.get(place)
    },
    placeOf: (importing, from) =>
      from.startsWith('.') ? posix.join(posix.dirname(importing), from).replace(/\.[jt]sx?$/, '.d.ts') : entries[from],
  }
}
