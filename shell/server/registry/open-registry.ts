import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import type { Holdings } from '../reports/hold-back.ts'
import type { Settings } from '../settings.ts'
import { publicKey } from './accept-snapshot.ts'
import { keptIn } from './kept.ts'
import { releasesIn } from './read-releases.ts'
import { releaseFilesIn } from './release-files.ts'
import { createFiles } from './serve-files.ts'
import { isAddress, sourceOf } from './source.ts'
import { watchRegistry } from './watch-registry.ts'

export type RegistrySettings = Pick<Settings, 'REGISTRY' | 'REGISTRY_PUBLIC_KEY' | 'DATA_DIR'>

/** Opens the registry of the settings: what is live, its files, and the place itself. */
export function openRegistry({ REGISTRY, REGISTRY_PUBLIC_KEY, DATA_DIR }: RegistrySettings, holdings: Holdings, clock: Clock, log: Log) {
  const source = sourceOf(REGISTRY)
  const kept = keptIn(join(DATA_DIR, 'registry'), (error) => log.error('the copy of the registry cannot be written', errorFacts(error)))
  const releases = releasesIn(source, kept)
  const registry = watchRegistry({ source, releases, kept, key: publicKey(REGISTRY_PUBLIC_KEY), holdings, clock, log })
  const files = releaseFilesIn(source, releases, isAddress(REGISTRY) ? kept : null)
  return { registry, source, files, serveFile: createFiles(files, registry, log) }
}
