import { type Configuration, rspack, type Stats, type StatsCompilation } from '@rspack/core'
import { type SharedChunks, sharedChunks } from '../names/shared-chunks.ts'
import { type SharedNames, sharedNames } from '../names/shared-names.ts'

/** The message is the compiler's. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

export interface BuildFacts extends StatsCompilation {
  readonly shared: SharedNames
  readonly sharedChunks: SharedChunks
}

/** Without orphans, modules that were concatenated into another one are missing. */
const STATS_NEEDED = {
  all: false,
  chunkGroups: true,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: Number.MAX_SAFE_INTEGER,
  nestedModulesSpace: Number.MAX_SAFE_INTEGER,
  usedExports: true,
} as const

/** Reads the facts of a build that has run. The compiler must not be closed yet. */
export function buildFacts(stats: Stats): BuildFacts {
  return { ...stats.toJson(STATS_NEEDED), shared: sharedNames(stats.compilation), sharedChunks: sharedChunks(stats.compilation) }
}

/** Builds once. Rejects with `BuildFailed` on the first error of the compiler. */
export const runBuild = (config: Configuration): Promise<BuildFacts> => runCompiler(config, buildFacts)

/** Compiles once and returns what `read` takes from the result, which is gone afterwards. Rejects as `runBuild` does. */
export function runCompiler<T>(config: Configuration, read: (stats: Stats) => T): Promise<T> {
  const compiler = rspack(config)
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      const message = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : undefined)
      const result = stats && message === undefined ? { read: read(stats) } : undefined
      compiler.close((closing) => {
        if (message !== undefined) failed(new BuildFailed(message))
        else if (closing || !result) failed(closing ?? new BuildFailed('The compiler gave no result'))
        else done(result.read)
      })
    })
  })
}

/** The source and output folders of a configuration. */
export function outputOf(config: Configuration): { readonly folder: string; readonly output: string } {
  const { context: folder, output } = config
  if (!folder || !output?.path)
    throw new TypeError('A configuration needs a context and an output path: make it with defineHost or defineRemote')
  return { folder, output: output.path }
}
