import type { Clock } from '../clock.ts'
import { errorFacts, type Log } from '../log.ts'
import { chooseReleases } from './choose-release.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import { pointersState } from './read-folder.ts'

const LOOK_EVERY_MS = 1_000
/** Pages that were opened before a release still request the registry that they were made with. */
const KEPT_FILES = 40

export interface Registry {
  /** Returns the current registry, at most a second old. */
  live(): Promise<LiveRegistry>
  /** Returns the body of `/modules/registry.<locale>.<hash>.json`; null if no such registry is known. */
  file(url: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Follows a registry folder without a restart. While the folder cannot be read, the last registry stays. */
export function watchRegistry(folder: string, clock: Clock, log: Log): Registry {
  let current: LiveRegistry | null = null
  let state: string | null = null
  let looked = Number.NEGATIVE_INFINITY
  let looking: Promise<LiveRegistry> | null = null
  const reported = new Set<string>()
  const files = new Map<string, Uint8Array<ArrayBuffer>>()

  async function look(): Promise<LiveRegistry> {
    looked = clock.now()
    try {
      const found = await pointersState(folder)
      if (current && (found === state || found === '')) return current
      const choice = await chooseReleases(folder, current?.shell ?? null)
      const { registry, faults } = liveRegistry(choice, current)
      report([...choice.faults, ...faults])
      // An incomplete release may become complete without a change of its pointer, so it is read again next time.
      state = choice.faults.length > 0 ? null : found
      current = registry
      remember(current)
    } catch (error) {
      log.error('registry unreadable', errorFacts(error))
      if (!current) throw error
    }
    return current
  }

  function report(faults: readonly string[]): void {
    for (const fault of faults) if (!reported.has(fault)) log.error('registry', { fault })
    reported.clear()
    for (const fault of faults) reported.add(fault)
  }

  function remember(registry: LiveRegistry): void {
    for (const { url, body } of Object.values(registry.files)) {
      files.delete(url)
      files.set(url, body)
    }
    for (const url of files.keys()) if (files.size > KEPT_FILES) files.delete(url)
  }

  function live(): Promise<LiveRegistry> {
    if (looking) return looking
    if (current && clock.now() - looked < LOOK_EVERY_MS) return Promise.resolve(current)
    looking = look().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    live,
    async file(url) {
      // Another host may have seen the release first, and its page may request the registry here.
      if (!files.has(url)) looked = Number.NEGATIVE_INFINITY
      await live()
      return files.get(url) ?? null
    },
  }
}
