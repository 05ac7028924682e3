import { createHash } from 'node:crypto'
import type { Compiler } from '@rspack/core'
import { ROOT } from '../sources/workspace-folders.ts'

/** As many as the compiler's own ids begin with, so that these are no longer. */
const IDS = 10_000

/**
 * Gives an id to every module whose name contains the folder of the workspace: shared packages, and the start of the federation.
 * The compiler makes ids from names, so the same sources in another folder would give other files. This can go once Rspack leaves
 * the folder out of these names.
 */
export class PlacelessIds {
  readonly name = 'PlacelessIds'

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(this.name, (modules) => {
        const placed = [...modules].flatMap((module) => {
          const name = module.readableIdentifier()
          const bare = withoutPlace(name, ROOT)
          return bare === name ? [] : [{ bare, module }]
        })
        const ids = idsOf(placed.map(({ bare }) => bare))
        // The compiler takes the ids that are set here and chooses the others around them.
        for (const { bare, module } of placed) Object.assign(module, { id: ids.get(bare) })
      })
    })
  }
}

/** Returns a name without the folder, also where the address of a generated module contains the folder in encoded form. */
export function withoutPlace(name: string, root: string): string {
  return name.replaceAll(root, '').replaceAll(encodeURIComponent(root), '')
}

/** Returns an id for each name, the same whatever the order of the names. */
export function idsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>()
  const taken = new Set<number>()
  for (const name of names.toSorted()) {
    let id = hashOf(name)
    while (taken.has(id)) id = (id + 1) % IDS
    taken.add(id)
    ids.set(name, id)
  }
  return ids
}

const hashOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % IDS
