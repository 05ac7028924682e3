import { isInRollout, type Snapshot } from '@console/module/registry'
import { type Choice, chooseReleases } from './choose-release.ts'
import type { DiskCache } from './disk-cache.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import type { Quarantine } from './quarantine.ts'
import type { Releases } from './read-releases.ts'

export const REGISTRY_FILES = 'registries'
/** For so many rollouts at once, a page of another host finds every combination. */
const ROLLOUTS_AT_ONCE = 4

interface MadeRegistry {
  readonly choice: Choice
  readonly registry: LiveRegistry
  readonly faults: readonly string[]
}

/** `made` has the registries made so far, by the rollouts in them. */
export interface Current {
  readonly snapshot: Snapshot
  /** What was live for everyone before; used if this snapshot cannot be served. */
  readonly before: LiveRegistry | null
  /** What was held back when it was made. */
  readonly held: string
  readonly made: Map<string, MadeRegistry>
}

interface Parts {
  readonly releases: Releases
  readonly cache: DiskCache
  readonly quarantine: Quarantine
}

export interface Registries {
  open(snapshot: Snapshot, before: LiveRegistry | null): Current
  /** Returns the registry of a snapshot with the new releases of these modules, and writes its files into the cache. */
  registryForRollouts(current: Current, rollouts: ReadonlySet<string>): Promise<MadeRegistry>
  /** Returns whether a registry may differ if it is made again: a release was incomplete, or others are held back. */
  isOutdated(current: Current): boolean
  /** Returns the body of `/modules/registry.<locale>.<hash>.json`, of a snapshot or from the cache; null if there is no such file. */
  fileAt(url: string, current: Current | null): Promise<Uint8Array<ArrayBuffer> | null>
}

export function createRegistries({ releases, cache, quarantine }: Parts): Registries {
  const heldNow = () => quarantine.all().join(' ')
  return {
    open: (snapshot, before) => ({ snapshot, before, held: heldNow(), made: new Map() }),
    async registryForRollouts({ snapshot, before, made }, rollouts) {
      const name = [...rollouts].join(' ')
      const known = made.get(name)
      if (known) return known
      const choice = await chooseReleases({ releases, snapshot, rollouts, held: quarantine.held, lastShell: before?.shell ?? null })
      const { registry, faults } = liveRegistry(choice, before)
      const one = { choice, registry, faults: [...choice.faults, ...faults] }
      made.set(name, one)
      await Promise.all(Object.values(registry.files).map(({ url, body }) => cache.write(placeOf(url), body)))
      return one
    },
    isOutdated: ({ held, made }) => held !== heldNow() || [...made.values()].some(({ choice }) => !choice.complete),
    async fileAt(url, current) {
      // Files of the current registries do not need the disk, which may be full.
      const present = [...(current?.made.values() ?? [])].flatMap(({ registry }) => Object.values(registry.files))
      return present.find((file) => file.url === url)?.body ?? (await cache.read(placeOf(url)))
    },
  }
}

const placeOf = (url: string) => `${REGISTRY_FILES}/${url.split('/').at(-1)}`

export const NO_ROLLOUTS: ReadonlySet<string> = new Set()

export function rolloutsOf({ modules }: Snapshot, publisher: string | null): ReadonlySet<string> {
  return new Set(Object.entries(modules).flatMap(([id, line]) => (isInRollout(id, line, publisher) ? [id] : [])))
}

/** Returns every set of rollouts that a publisher can be in. */
export function allRolloutsOf({ modules }: Snapshot): ReadonlySet<string>[] {
  const ids = Object.entries(modules).flatMap(([id, { rollout }]) => (rollout ? [id] : []))
  return ids
    .slice(0, ROLLOUTS_AT_ONCE)
    .reduce<ReadonlySet<string>[]>((all, id) => all.flatMap((one) => [one, new Set([...one, id])]), [NO_ROLLOUTS])
}
