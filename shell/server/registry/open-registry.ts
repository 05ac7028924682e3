import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { registryKeys } from './accept-snapshot.ts'
import { openDiskCache } from './disk-cache.ts'
import type { Quarantine } from './quarantine.ts'
import { releasesIn } from './read-releases.ts'
import { releaseFilesIn } from './release-files.ts'
import { createFiles } from './serve-files.ts'
import { isAddress, sourceOf } from './source.ts'
import { watchRegistry } from './watch-registry.ts'

export type RegistrySettings = Pick<Settings, 'REGISTRY' | 'REGISTRY_PUBLIC_KEY' | 'DATA_DIR'>

export function openRegistry(
  { REGISTRY, REGISTRY_PUBLIC_KEY, DATA_DIR }: RegistrySettings,
  quarantine: Quarantine,
  clock: Clock,
  log: Log,
) {
  const source = sourceOf(REGISTRY)
  const cache = openDiskCache(join(DATA_DIR, 'registry'), (error) =>
    log.error('the copy of the registry cannot be written', errorFacts(error)),
  )
  const releases = releasesIn(source, cache)
  const registry = watchRegistry({ source, releases, cache, keys: registryKeys(REGISTRY_PUBLIC_KEY), quarantine, clock, log })
  const files = releaseFilesIn(source, releases, isAddress(REGISTRY) ? cache : null)
  return { registry, source, files, serveFile: createFiles(files, registry, log) }
}
