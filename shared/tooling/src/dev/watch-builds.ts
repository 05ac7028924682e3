import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, BuildFailed, pruneReleases, ROOT, release, STATS_NEEDED, writeModuleRecord, writeShellRecord } from '@console/federation'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { moduleIds } from '../build/module-ids.ts'

/** Where the sources being worked on are released to. */
export const DEV_REGISTRY = resolve(BUILD, 'dev/registry')
/** Read by this machine only. */
const QUALITY = 1
/** Pages that are still open go on with the release they began with. */
const KEPT = 5

export interface WatchEvents {
  readonly released: (what: string, ms: number) => void
  readonly failed: (what: string, complaint: string) => void
}

/**
 * Builds shell and modules in development mode, releases each into a registry of its own, and does so again
 * whenever a source changes. Resolves when everything was built once, whatever the result.
 */
export async function watchBuilds(events: WatchEvents): Promise<void> {
  process.env.NODE_ENV = 'development'
  rmSync(DEV_REGISTRY, { recursive: true, force: true })
  for (const what of ['shell', ...moduleIds()]) await watchOne(what, events)
}

async function watchOne(what: string, events: WatchEvents): Promise<void> {
  const folder = resolve(ROOT, what === 'shell' ? 'shell' : `mfe-${what}`)
  const { default: config }: { default: Configuration } = await import(resolve(folder, 'rspack.config.ts'))
  const own = { ...config, output: { ...config.output, path: resolve(BUILD, 'dev/output', what) } }
  const compiler = rspack(own)
  await new Promise<void>((first) => {
    compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
      publish(what, own, error, stats)
        .then(
          (ms) => events.released(what, ms),
          (problem) => events.failed(what, problem instanceof Error ? problem.message : String(problem)),
        )
        .finally(first)
    })
  })
}

/** Releases what was built; answers with the milliseconds that the build took. */
async function publish(what: string, config: Configuration, error: Error | null, stats: Stats | undefined): Promise<number> {
  if (error || !stats) throw error ?? new Error('The compiler gave no result')
  if (stats.hasErrors()) throw new BuildFailed(stats.toString({ all: false, errors: true, colors: false }))
  const facts = stats.toJson(STATS_NEEDED)
  const output = what === 'shell' ? writeShellRecord(config, facts) : await writeModuleRecord(what, config, facts)
  await release({ registry: DEV_REGISTRY, id: what, output, quality: QUALITY })
  pruneReleases(DEV_REGISTRY, what, KEPT)
  return (stats.endTime ?? 0) - (stats.startTime ?? 0)
}
