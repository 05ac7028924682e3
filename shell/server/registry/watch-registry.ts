import { candidates, LIVE, type RegistrySource, type Snapshot } from '@console/module/registry'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { newestOfHistory, type RegistryKeys } from './accept-snapshot.ts'
import type { Choice } from './choose-release.ts'
import type { DiskCache } from './disk-cache.ts'
import { createFaultLog, type Fault, messageOf } from './fault-log.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import type { Quarantine } from './quarantine.ts'
import type { Releases } from './read-releases.ts'
import { allRolloutsOf, createRegistries, NO_ROLLOUTS, rolloutsOf } from './registry-for-rollouts.ts'
import { serveSnapshots } from './served-snapshot.ts'
import { ageFault } from './snapshot-age.ts'

const POLL_EVERY_MS = 1_000
/** A registry that responds slowly holds nobody up: the next page gets the news. */
const POLL_LIMIT_MS = 500

export interface Registry {
  /** Returns the current registry for a publisher, at most a second old. Without a publisher nothing that is rolled out is in it. */
  live(publisher: string | null): Promise<LiveRegistry>
  /** Returns the last snapshot with no line refused, as it was signed, for others to verify; null before the first. */
  snapshot(): Promise<Snapshot | null>
  condition(): Promise<RegistryCondition>
  /** Returns whether this release of a module may be served to anyone. */
  offers(id: string, hash: string): Promise<boolean>
  /** Returns the body of `/modules/registry.<locale>.<hash>.json`; null if no such registry is known. */
  file(url: string): Promise<Uint8Array<ArrayBuffer> | null>
}

export interface RegistryCondition {
  readonly snapshot: Snapshot | null
  readonly hasShell: boolean
  readonly faults: readonly Fault[]
}

export interface RegistryParts {
  readonly source: RegistrySource
  readonly releases: Releases
  readonly cache: DiskCache
  readonly keys: RegistryKeys
  readonly quarantine: Quarantine
  readonly clock: Clock
  readonly log: Log
}

const EMPTY: Choice = { shell: null, modules: new Map(), refused: new Map(), heldBack: new Map(), faults: [], complete: true }

/**
 * Follows a registry, and what is held back, without a restart. A snapshot that is broken, wrongly signed or cannot be read
 * changes nothing: what was live stays live, or what is newer in the history becomes live. That survives a restart of the host, which
 * keeps a copy.
 */
export function watchRegistry(parts: RegistryParts): Registry {
  const { source, keys, quarantine, clock, log } = parts
  const registries = createRegistries(parts)
  const served = serveSnapshots(parts, registries)
  const report = createFaultLog(log)
  const { follow, hurry } = inRhythm(poll, clock)
  let state: string | null = null
  /** Faults of the last `live.json` that was read, and of reading it. */
  let liveFault: string | null = null
  let pollFault: string | null = null
  let lookedBackFor: string | null = null

  async function poll(): Promise<void> {
    await served.startFromCopy()
    const [found] = await Promise.all([source.poll(state).catch((error: unknown) => ({ error })), quarantine.refresh()])
    pollFault = found && 'error' in found ? messageOf(found.error) : null
    if (found && 'text' in found) {
      state = found.state
      liveFault = await served.take(found.text).then(() => null, messageOf)
    } else await served.renew()
    await lookBack(pollFault ?? liveFault)
    report(faultsNow())
    count()
  }

  /** If `live.json` cannot be used, a newer snapshot of the history is: once for each fault, or until there is anything to serve. */
  async function lookBack(fault: string | null): Promise<void> {
    const { current, seen } = served.now()
    if (fault === null || (current && fault === lookedBackFor)) return
    lookedBackFor = fault
    const from = current ? current.snapshot.number + 1 : Math.max(seen, 1)
    const text = await newestOfHistory(source, keys, from).catch(() => null)
    if (text !== null) await served.take(text).catch((error: unknown) => log.error('registry', { fault: `history: ${messageOf(error)}` }))
  }

  function faultsNow(): Fault[] {
    const { current, refused } = served.now()
    const still = current ? `; number ${current.snapshot.number} is served` : ''
    const ofLive = [pollFault, liveFault].flatMap((fault) => (fault === null ? [] : [`${LIVE}: ${fault}${still}`]))
    const made = [...(current?.made.values() ?? [])].flatMap(({ faults }) => faults)
    const age = keys && current ? ageFault(current.snapshot, clock.now()) : null
    const lines = refused.map((text) => `${LIVE}: ${text}`)
    return [...[...ofLive, ...lines, ...made].map((text): Fault => ({ level: 'error', text })), ...(age ? [age] : [])]
  }

  function count(): void {
    const { number, at } = served.now().current?.snapshot ?? {}
    const held = quarantine.all().map((name) => name.split('/'))
    log.count('registry read', {
      number,
      signed: at && Date.parse(at),
      faults: faultsNow().length,
      held: held.map(([id, hash]) => ({ id, hash })),
    })
  }

  async function upToDate() {
    await follow(() => served.now().current !== null)
    return served.now()
  }

  return {
    async live(publisher) {
      const { current } = await upToDate()
      if (!current) return liveRegistry(EMPTY, null).registry
      const { registry } = await registries.registryForRollouts(current, rolloutsOf(current.snapshot, publisher))
      report(faultsNow())
      return registry
    },
    async condition() {
      const { current } = await upToDate()
      const hasShell = current !== null && (await registries.registryForRollouts(current, NO_ROLLOUTS)).registry.shell !== null
      return { snapshot: current?.snapshot ?? null, hasShell, faults: faultsNow() }
    },
    snapshot: async () => (await upToDate()).whole,
    async offers(id, hash) {
      const line = (await upToDate()).current?.snapshot.modules[id]
      return line !== undefined && candidates(line, true).some((release) => release.hash === hash)
    },
    async file(url) {
      const body = await registries.fileAt(url, served.now().current)
      if (body) return body
      // Another host may have seen the release first, and its page may request the registry here.
      hurry()
      const { current } = await upToDate()
      if (current) for (const rollouts of allRolloutsOf(current.snapshot)) await registries.registryForRollouts(current, rollouts)
      return registries.fileAt(url, served.now().current)
    },
  }
}

/** Polls at most every second. Once there is something to serve, nobody waits longer for it than the limit. */
function inRhythm(poll: () => Promise<void>, clock: Clock) {
  let polledAt = Number.NEGATIVE_INFINITY
  let polling: Promise<void> | null = null

  async function pollOnce(): Promise<void> {
    polledAt = clock.now()
    await poll()
  }

  return {
    /** Makes the next one due. */
    hurry() {
      polledAt = Number.NEGATIVE_INFINITY
    },
    async follow(isServing: () => boolean): Promise<void> {
      if (!polling && isServing() && clock.now() - polledAt < POLL_EVERY_MS) return
      polling ??= pollOnce().finally(() => {
        polling = null
      })
      if (!isServing()) return polling
      const limit = clock.timer(POLL_LIMIT_MS)
      await Promise.race([polling, limit.done])
      limit.cancel()
    },
  }
}
