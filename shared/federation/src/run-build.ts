import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { STATS_NEEDED } from './built-files.ts'

/** A build whose sources do not compile; the message is the compiler's. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

/** Builds once. Rejects with `BuildFailed` on the first error of the compiler. */
export function runBuild(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config)
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      const message = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : undefined)
      const facts = stats?.toJson(STATS_NEEDED)
      compiler.close((closing) => {
        if (message !== undefined) failed(new BuildFailed(message))
        else if (closing || !facts) failed(closing ?? new BuildFailed('The compiler gave no result'))
        else done(facts)
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
