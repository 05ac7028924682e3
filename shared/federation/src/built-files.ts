import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ReleasedFile } from '@console/module'
import type { StatsCompilation, StatsModule } from '@rspack/core'

/** What a finished build consists of. */
export interface BuiltFiles {
  /** Chunk name -> its scripts, in load order. */
  readonly chunks: Readonly<Record<string, readonly ReleasedFile[]>>
  /** Paths of all bundled source files, with forward slashes. */
  readonly sources: readonly string[]
  /** Names of the packages that this build lends; borrowed ones are not listed. */
  readonly lent: readonly string[]
}

/** The settings of `stats.toJson` that `builtFiles` needs. Without orphans, modules that were concatenated into another one are missing. */
export const STATS_NEEDED = {
  all: false,
  chunkGroups: true,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: Number.MAX_SAFE_INTEGER,
  nestedModulesSpace: Number.MAX_SAFE_INTEGER,
} as const

/** Reads chunks and sources out of the stats of a build in `output`. */
export function builtFiles(stats: StatsCompilation, output: string): BuiltFiles {
  const chunks = Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => {
    const scripts = (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js'))
    return [name, scripts.map((file) => releasedFile(output, file))] as const
  })
  const modules = flat((stats.modules ?? []).filter((module) => !module.orphan))
  return {
    chunks: Object.fromEntries(chunks),
    sources: [...new Set(modules.flatMap((module) => (module.nameForCondition ? [module.nameForCondition.replaceAll('\\', '/')] : [])))],
    lent: [...new Set(modules.flatMap((module) => lentKey(module)))].sort(),
  }
}

/** Returns a file with its Subresource Integrity hash (`sha384-…`), which browsers check. */
export function releasedFile(output: string, file: string): ReleasedFile {
  const digest = createHash('sha384')
    .update(readFileSync(resolve(output, file)))
    .digest('base64')
  return { file, integrity: `sha384-${digest}` }
}

function flat(modules: readonly StatsModule[]): StatsModule[] {
  return modules.flatMap((module) => [module, ...flat(module.modules ?? [])])
}

/** `provide shared module (default) react/jsx-runtime@1.0.0 = …` */
function lentKey(module: StatsModule): string[] {
  const [, key] = /^provide shared module \(\w+\) (.+?)@[^@\s]+ = /.exec(module.name ?? '') ?? []
  return key ? [key] : []
}
