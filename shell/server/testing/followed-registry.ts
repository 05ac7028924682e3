import { afterEach, beforeEach } from '@jest/globals'
import { jsonLog } from '../log.ts'
import { openRegistry, type RegistrySettings } from '../registry/open-registry.ts'
import { createQuarantine } from '../registry/quarantine.ts'
import type { Registry } from '../registry/watch-registry.ts'
import { manualClock } from './manual-clock.ts'
import { consoleRegistry, type RegistryFolder } from './test-registry.ts'

export interface Followed {
  readonly folder: RegistryFolder
  readonly logged: string[]
  readonly clock: ReturnType<typeof manualClock>
  /** Starts another host, on the disk of the one before. */
  open(settings?: Partial<RegistrySettings>): Registry
  /** Module id -> hash of its release. */
  hashes(registry: Registry, publisher?: string | null): Promise<Readonly<Record<string, string>>>
  /** The same a second later. */
  hashesNext(registry: Registry): Promise<Readonly<Record<string, string>>>
}

export function followedRegistry(): Followed {
  let folder: RegistryFolder
  const logged: string[] = []
  const clock = manualClock()
  beforeEach(() => {
    folder = consoleRegistry()
    logged.length = 0
  })
  afterEach(() => folder.remove())
  const hashes: Followed['hashes'] = async (registry, publisher = null) =>
    Object.fromEntries((await registry.live(publisher)).modules.map((module) => [module.id, module.hash]))
  return {
    get folder() {
      return folder
    },
    logged,
    clock,
    open: (settings = {}) =>
      openRegistry(
        { REGISTRY_PUBLIC_KEY: undefined, REGISTRY: folder.path, DATA_DIR: folder.data, ...settings },
        createQuarantine(clock),
        clock,
        jsonLog((line) => logged.push(line), clock.now),
      ).registry,
    hashes,
    hashesNext(registry) {
      clock.advance(1_000)
      return hashes(registry)
    },
  }
}
