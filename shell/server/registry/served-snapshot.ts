import { LIVE, type Snapshot } from '@console/module/registry'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { acceptSnapshot, type RegistryKeys } from './accept-snapshot.ts'
import type { Choice } from './choose-release.ts'
import type { DiskCache } from './disk-cache.ts'
import { messageOf } from './fault-log.ts'
import type { LiveRegistry } from './live-registry.ts'
import { type Current, NO_ROLLOUTS, REGISTRY_FILES, type Registries } from './registry-for-rollouts.ts'

const FILES_KEPT_MS = 7 * 86_400_000
/** The highest number that was ever accepted, also of a snapshot that is not copied because it was incomplete. */
const SEEN = 'highest-number'

/** What this host serves. */
export interface Served {
  readonly current: Current | null
  /** The last snapshot with no line refused: with the line before in place of one, no signature would fit. */
  readonly whole: Snapshot | null
  /** Faults of lines whose signer may not change them. */
  readonly refused: readonly string[]
  /** The highest number that was ever accepted. */
  readonly seen: number
}

export interface ServedSnapshot {
  now(): Served
  /** Serves what was live when the host last ran, the first time; later snapshots are compared with it. */
  startFromCopy(): Promise<void>
  /** Serves a snapshot, and copies it for the next start. Throws, with the reason, for one that must not change what is served. */
  take(text: string): Promise<void>
  /** Serves the snapshot again if other releases can be chosen for it now. */
  renew(): Promise<void>
}

interface Parts {
  readonly cache: DiskCache
  readonly keys: RegistryKeys
  readonly clock: Clock
  readonly log: Log
}

export function serveSnapshots({ cache, keys, clock, log }: Parts, registries: Registries): ServedSnapshot {
  let served: Served = { current: null, whole: null, refused: [], seen: 0 }
  let isStarted = false

  async function apply(snapshot: Snapshot, before: LiveRegistry | null): Promise<Choice> {
    const current = registries.open(snapshot, before)
    const { choice } = await registries.registryForRollouts(current, NO_ROLLOUTS)
    served = { ...served, current }
    if (keys && snapshot.number > served.seen) {
      served = { ...served, seen: snapshot.number }
      await cache.write(SEEN, String(snapshot.number))
    }
    return choice
  }

  return {
    now: () => served,
    async startFromCopy() {
      if (isStarted) return
      isStarted = true
      await cache.removeBefore(REGISTRY_FILES, clock.now() - FILES_KEPT_MS)
      const [copy, highest] = [await cache.read(LIVE), await cache.read(SEEN)]
      if (keys && highest) served = { ...served, seen: Number.parseInt(new TextDecoder().decode(highest), 10) || 0 }
      if (!copy) return
      try {
        const { snapshot, refused } = acceptSnapshot(new TextDecoder().decode(copy), keys, { seen: 0, last: null })
        await apply(snapshot, null)
        if (refused.length === 0) served = { ...served, whole: snapshot }
      } catch (error) {
        log.error('registry', { fault: `the copy of ${LIVE} cannot be used: ${messageOf(error)}` })
      }
    },
    async take(text) {
      const { current, seen } = served
      const { snapshot, refused } = acceptSnapshot(text, keys, { seen, last: current?.snapshot ?? null })
      const before = current ? (await registries.registryForRollouts(current, NO_ROLLOUTS)).registry : null
      const { complete } = await apply(snapshot, before)
      served = { ...served, refused, whole: refused.length === 0 ? snapshot : served.whole }
      // The copy of before has the line that stays.
      if (complete && refused.length === 0) await cache.write(LIVE, text)
    },
    async renew() {
      const { current } = served
      if (current && registries.isOutdated(current)) await apply(current.snapshot, current.before)
    },
  }
}
