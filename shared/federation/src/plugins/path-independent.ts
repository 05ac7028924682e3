import { createHash } from 'node:crypto'
import { Compilation, type Compiler, sources } from '@rspack/core'
import { ROOT } from '../sources/workspace-folders.ts'

/** As many as the compiler's own ids begin with, so that these are no longer. */
const IDS = 10_000

/**
 * Keeps the folder of the workspace out of what is built, since the same sources in another folder would give other files. This can
 * go once Rspack leaves the folder out of the names of modules, from which it makes ids and the order of chunks.
 */
export class PathIndependent {
  readonly name = 'PathIndependent'

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(this.name, (modules) => {
        const placed = [...modules].flatMap((module) => {
          const name = module.readableIdentifier()
          const bare = withoutPath(name, ROOT)
          return bare === name ? [] : [{ bare, module }]
        })
        const ids = idsOf(placed.map(({ bare }) => bare))
        // The compiler takes the ids that are set here and chooses the others around them.
        for (const { bare, module } of placed) Object.assign(module, { id: ids.get(bare) })
      })
      // Their maps are made, which would be lost, and they are not yet named by their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1
      compilation.hooks.processAssets.tap({ name: this.name, stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = asset.source().toString()
          const sorted = withSortedHashes(text)
          if (sorted !== text) compilation.updateAsset(name, new sources.RawSource(sorted))
        }
      })
    })
  }
}

/** Returns a name without the folder, also where the address of a generated module contains the folder in encoded form. */
export function withoutPath(name: string, root: string): string {
  return name.replaceAll(root, '').replaceAll(encodeURIComponent(root), '')
}

/** Returns a script in which the integrity hashes of chunks are in the order of the chunks' ids. */
export function withSortedHashes(script: string): string {
  const idOf = (entry: string) => Number.parseInt(entry, 10)
  return script.replace(/(?<=\.sriHashes=\{)[^}]*/, (hashes) =>
    hashes
      .split(',')
      .toSorted((a, b) => idOf(a) - idOf(b))
      .join(),
  )
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
