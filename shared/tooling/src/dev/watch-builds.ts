import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BUILD,
  BuildFailed,
  buildFacts,
  localKey,
  moduleFolder,
  openStore,
  pruneReleases,
  ROOT,
  releaseHere,
  writeModuleManifest,
  writeShellManifest,
} from '@console/federation'
import { SHELL } from '@console/module/registry'
import { type Configuration, rspack, type Stats } from '@rspack/core'

/** Of what only this machine reads. */
export const QUALITY = 1
/** Pages that are still open go on with the release they began with. */
const KEPT_MS = 3_600_000

export interface Built {
  /** The compiler's own hash. */
  readonly build: string
  readonly ms: number
}

export interface WatchEvents {
  readonly released: (what: string, built: Built) => void
  readonly failed: (what: string, complaint: string) => void
}

/** Each port has its own folders, so that two can run. */
export function devFolders(port: number) {
  const whole = resolve(BUILD, 'dev', String(port))
  return { whole, registry: resolve(whole, 'registry'), output: (what: string) => resolve(whole, 'output', what) }
}
export type DevFolders = ReturnType<typeof devFolders>

/**
 * Builds each in development mode, the shell or a module, releases it into a registry of its own, and does so again whenever a source
 * changes. Resolves when everything was built once, whatever the result. `begin` puts into the empty registry what is not built here.
 */
export async function watchBuilds(
  each: readonly string[],
  folders: DevFolders,
  events: WatchEvents,
  begin?: () => Promise<unknown>,
): Promise<void> {
  process.env.NODE_ENV = 'development'
  rmSync(folders.whole, { recursive: true, force: true })
  await begin?.()
  for (const what of each) await watchOne(what, folders, events)
}

async function watchOne(what: string, { registry, output }: DevFolders, events: WatchEvents): Promise<void> {
  const folder = what === SHELL ? resolve(ROOT, SHELL) : moduleFolder(what)
  const { default: config }: { default: Configuration } = await import(resolve(folder, 'rspack.config.ts'))
  const own = { ...config, output: { ...config.output, path: resolve(output(what), 'files') } }
  const compiler = rspack(own)
  await new Promise<void>((first) => {
    compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
      publish(what, registry, own, error, stats)
        .then(
          (built) => events.released(what, built),
          (problem) => events.failed(what, problem instanceof Error ? problem.message : String(problem)),
        )
        .finally(first)
    })
  })
}

async function publish(
  what: string,
  registry: string,
  config: Configuration,
  error: Error | null,
  stats: Stats | undefined,
): Promise<Built> {
  if (error || !stats) throw error ?? new Error('The compiler gave no result')
  if (stats.hasErrors()) throw new BuildFailed(stats.toString({ all: false, errors: true, colors: false }))
  const facts = buildFacts(stats)
  const output = what === SHELL ? writeShellManifest(config, facts) : await writeModuleManifest(what, config, facts)
  await releaseHere({ registry, id: what, output, quality: QUALITY })
  await pruneReleases(openStore(registry, localKey()), Date.now(), { retention: KEPT_MS })
  return { build: stats.hash ?? '', ms: (stats.endTime ?? 0) - (stats.startTime ?? 0) }
}
