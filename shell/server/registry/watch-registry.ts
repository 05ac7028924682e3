import { candidates, LIVE, type RegistrySource, type Snapshot } from '@console/module/registry'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { acceptSnapshot, newestOfHistory, type RegistryKeys } from './accept-snapshot.ts'
import type { Choice } from './choose-release.ts'
import type { DiskCache } from './disk-cache.ts'
import { createFaultLog, type Fault } from './fault-log.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import type { Quarantine } from './quarantine.ts'
import type { Releases } from './read-releases.ts'
import { allRolloutsOf, type Current, createRegistries, NO_ROLLOUTS, REGISTRY_FILES, rolloutsOf } from './registry-for-rollouts.ts'
import { ageFault } from './snapshot-age.ts'

const POLL_EVERY_MS = 1_000
/** A registry that responds slowly holds nobody up: the next page gets the news. */
const POLL_LIMIT_MS = 500
const FILES_KEPT_MS = 7 * 86_400_000
/** The highest number that was ever accepted, also of a snapshot that is not copied because it was incomplete. */
const SEEN = 'highest-number'

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
export function watchRegistry({ source, releases, cache, keys, quarantine, clock, log }: RegistryParts): Registry {
  const { open, registryForRollouts, isOutdated, fileAt } = createRegistries({ releases, cache, quarantine })
  const report = createFaultLog(log)
  let current: Current | null = null
  let started = false
  let state: string | null = null
  /** Faults of the last `live.json` that was read, and of reading it. */
  let liveFault: string | null = null
  let pollFault: string | null = null
  let lookedBackFor: string | null = null
  let seen = 0
  /** Faults of lines whose signer may not change them. */
  let refused: readonly string[] = []
  /** The last snapshot with no line refused: with the line before in place of one, no signature would fit. */
  let whole: Snapshot | null = null
  let polledAt = Number.NEGATIVE_INFINITY
  let polling: Promise<void> | null = null

  async function poll(): Promise<void> {
    polledAt = clock.now()
    if (!started) await startFromCopy()
    const [found] = await Promise.all([source.poll(state).catch((error: unknown) => ({ error })), quarantine.refresh()])
    pollFault = found && 'error' in found ? messageOf(found.error) : null
    if (found && 'text' in found) {
      state = found.state
      await tryToApply(found.text)
    } else if (current && isOutdated(current)) await apply(current.snapshot, current.before)
    await lookBack(pollFault ?? liveFault)
    report(faultsNow())
    count()
  }

  /** Serves what was live when the host last ran; later snapshots are compared with it. */
  async function startFromCopy(): Promise<void> {
    started = true
    await cache.removeBefore(REGISTRY_FILES, clock.now() - FILES_KEPT_MS)
    const [copy, highest] = [await cache.read(LIVE), await cache.read(SEEN)]
    if (keys && highest) seen = Number.parseInt(new TextDecoder().decode(highest), 10) || 0
    if (!copy) return
    try {
      const trusted = acceptSnapshot(new TextDecoder().decode(copy), keys, { seen: 0, last: null })
      await apply(trusted.snapshot, null)
      if (trusted.refused.length === 0) whole = trusted.snapshot
    } catch (error) {
      log.error('registry', { fault: `the copy of ${LIVE} cannot be used: ${messageOf(error)}` })
    }
  }

  async function tryToApply(text: string): Promise<void> {
    try {
      await take(text)
      liveFault = null
    } catch (error) {
      liveFault = messageOf(error)
    }
  }

  async function take(text: string): Promise<void> {
    const trusted = acceptSnapshot(text, keys, { seen, last: current?.snapshot ?? null })
    const before = current ? (await registryForRollouts(current, NO_ROLLOUTS)).registry : null
    const { complete } = await apply(trusted.snapshot, before)
    refused = trusted.refused
    if (refused.length === 0) whole = trusted.snapshot
    // The copy of before has the line that stays.
    if (complete && refused.length === 0) await cache.write(LIVE, text)
  }

  /** If `live.json` cannot be used, a newer snapshot of the history is: once for each fault, or until there is anything to serve. */
  async function lookBack(fault: string | null): Promise<void> {
    if (fault === null || (current && fault === lookedBackFor)) return
    lookedBackFor = fault
    const from = current ? current.snapshot.number + 1 : Math.max(seen, 1)
    const text = await newestOfHistory(source, keys, from).catch(() => null)
    if (text !== null) await take(text).catch((error: unknown) => log.error('registry', { fault: `history: ${messageOf(error)}` }))
  }

  async function apply(snapshot: Snapshot, before: LiveRegistry | null): Promise<Choice> {
    const applied = open(snapshot, before)
    const { choice } = await registryForRollouts(applied, NO_ROLLOUTS)
    current = applied
    if (keys && snapshot.number > seen) {
      seen = snapshot.number
      await cache.write(SEEN, String(seen))
    }
    return choice
  }

  function faultsNow(): Fault[] {
    const served = current ? `; number ${current.snapshot.number} is served` : ''
    const ofLive = [pollFault, liveFault].flatMap((fault) => (fault === null ? [] : [`${LIVE}: ${fault}${served}`]))
    const made = [...(current?.made.values() ?? [])].flatMap(({ faults }) => faults)
    const age = keys && current ? ageFault(current.snapshot, clock.now()) : null
    const lines = refused.map((text) => `${LIVE}: ${text}`)
    return [...[...ofLive, ...lines, ...made].map((text): Fault => ({ level: 'error', text })), ...(age ? [age] : [])]
  }

  async function follow(): Promise<void> {
    if (!polling && current && clock.now() - polledAt < POLL_EVERY_MS) return
    polling ??= poll().finally(() => {
      polling = null
    })
    if (!current) return polling
    const limit = clock.timer(POLL_LIMIT_MS)
    await Promise.race([polling, limit.done])
    limit.cancel()
  }

  function count(): void {
    const { number, at } = current?.snapshot ?? {}
    const held = quarantine.all().map((name) => name.split('/'))
    log.count('registry read', {
      number,
      signed: at && Date.parse(at),
      faults: faultsNow().length,
      held: held.map(([id, hash]) => ({ id, hash })),
    })
  }

  return {
    async live(publisher) {
      await follow()
      if (!current) return liveRegistry(EMPTY, null).registry
      const { registry } = await registryForRollouts(current, rolloutsOf(current.snapshot, publisher))
      report(faultsNow())
      return registry
    },
    async condition() {
      await follow()
      const hasShell = current !== null && (await registryForRollouts(current, NO_ROLLOUTS)).registry.shell !== null
      return { snapshot: current?.snapshot ?? null, hasShell, faults: faultsNow() }
    },
    async snapshot() {
      await follow()
      return whole
    },
    async offers(id, hash) {
      await follow()
      const line = current?.snapshot.modules[id]
      return line !== undefined && candidates(line, true).some((release) => release.hash === hash)
    },
    async file(url) {
      const body = await fileAt(url, current)
      if (body) return body
      // Another host may have seen the release first, and its page may request the registry here.
      polledAt = Number.NEGATIVE_INFINITY
      await follow()
      if (current) for (const rollouts of allRolloutsOf(current.snapshot)) await registryForRollouts(current, rollouts)
      return fileAt(url, current)
    },
  }
}

const messageOf = (error: unknown) => (Error.isError(error) ? error.message : String(error))
