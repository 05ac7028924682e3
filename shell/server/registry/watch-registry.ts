import type { KeyObject } from 'node:crypto'
import { candidates, LIVE, type RegistrySource, type Snapshot } from '@console/module/registry'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { acceptSnapshot } from './accept-snapshot.ts'
import type { Choice } from './choose-release.ts'
import type { DiskCache } from './disk-cache.ts'
import { createFaultLog } from './fault-log.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import type { Quarantine } from './quarantine.ts'
import type { Releases } from './read-releases.ts'
import { allRolloutsOf, type Current, createRegistries, NO_ROLLOUTS, REGISTRY_FILES, rolloutsOf } from './registry-for-rollouts.ts'

const POLL_EVERY_MS = 1_000
/** A registry that responds slowly holds nobody up: the next page gets the news. */
const POLL_LIMIT_MS = 500
const FILES_KEPT_MS = 7 * 86_400_000

export interface Registry {
  /** Returns the current registry for a publisher, at most a second old. Without a publisher nothing that is rolled out is in it. */
  live(publisher: string | null): Promise<LiveRegistry>
  /** Returns what is live as it was accepted, with its signature; null before the first. */
  snapshot(): Promise<Snapshot | null>
  /** Returns whether this release of a module may be served to anyone. */
  offers(id: string, hash: string): Promise<boolean>
  /** Returns the body of `/modules/registry.<locale>.<hash>.json`; null if no such registry is known. */
  file(url: string): Promise<Uint8Array<ArrayBuffer> | null>
}

export interface RegistryParts {
  readonly source: RegistrySource
  readonly releases: Releases
  readonly cache: DiskCache
  /** Undefined if signatures are not verified. */
  readonly key: KeyObject | undefined
  readonly quarantine: Quarantine
  readonly clock: Clock
  readonly log: Log
}

const EMPTY: Choice = { shell: null, modules: new Map(), refused: new Map(), heldBack: new Map(), faults: [], complete: true }

/**
 * Follows a registry, and what is held back, without a restart. A snapshot that is broken, wrongly signed or cannot be read
 * changes nothing: what was live stays live. That survives a restart of the host, which keeps a copy.
 */
export function watchRegistry({ source, releases, cache, key, quarantine, clock, log }: RegistryParts): Registry {
  const { open, registryForRollouts, isOutdated, fileAt } = createRegistries({ releases, cache, quarantine })
  const report = createFaultLog(log)
  let current: Current | null = null
  let started = false
  let state: string | null = null
  /** What is wrong with the last `live.json` that was read, and with reading it. */
  let liveFault: string | null = null
  let pollFault: string | null = null
  let polledAt = Number.NEGATIVE_INFINITY
  let polling: Promise<void> | null = null

  async function poll(): Promise<void> {
    polledAt = clock.now()
    if (!started) await startFromCopy()
    const found = await source.poll(state).catch((error: unknown) => ({ error }))
    pollFault = found && 'error' in found ? faultOf(found.error) : null
    if (found && 'text' in found) {
      state = found.state
      await tryToApply(found.text)
    } else if (current && isOutdated(current)) await apply(current.snapshot, current.before)
    reportFaults()
  }

  /** What was live when the host last ran is what a snapshot that cannot be served is measured against. */
  async function startFromCopy(): Promise<void> {
    started = true
    await cache.removeBefore(REGISTRY_FILES, clock.now() - FILES_KEPT_MS)
    const copy = await cache.read(LIVE)
    if (!copy) return
    try {
      const text = new TextDecoder().decode(copy)
      // It was accepted before, so it may have expired since.
      await apply(acceptSnapshot(text, key, null, Number.NEGATIVE_INFINITY), null)
    } catch (error) {
      log.error('registry', { fault: `the copy of ${LIVE} cannot be used: ${Error.isError(error) ? error.message : error}` })
    }
  }

  async function tryToApply(text: string): Promise<void> {
    try {
      const snapshot = acceptSnapshot(text, key, current?.snapshot ?? null, clock.now())
      const before = current ? (await registryForRollouts(current, NO_ROLLOUTS)).registry : null
      const { complete } = await apply(snapshot, before)
      if (complete) await cache.write(LIVE, text)
      liveFault = null
    } catch (error) {
      liveFault = faultOf(error)
    }
  }

  /** Makes a snapshot the current one as soon as its registry for everyone is made. */
  async function apply(snapshot: Snapshot, before: LiveRegistry | null): Promise<Choice> {
    const applied = open(snapshot, before)
    const { choice } = await registryForRollouts(applied, NO_ROLLOUTS)
    current = applied
    return choice
  }

  function faultOf(error: unknown): string {
    return `${LIVE}: ${Error.isError(error) ? error.message : error}${current ? `; number ${current.snapshot.number} stays` : ''}`
  }

  function expiryFault(): string | null {
    if (!key || !current || Date.parse(current.snapshot.expires) > clock.now()) return null
    return `${LIVE}: it expired at ${current.snapshot.expires} and stays until it is renewed: npm run registry -- renew`
  }

  function reportFaults(): void {
    const made = [...(current?.made.values() ?? [])].flatMap(({ faults }) => faults)
    report([pollFault, liveFault, expiryFault(), ...made])
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

  return {
    async live(publisher) {
      await follow()
      if (!current) return liveRegistry(EMPTY, null).registry
      const { registry } = await registryForRollouts(current, rolloutsOf(current.snapshot, publisher))
      reportFaults()
      return registry
    },
    async snapshot() {
      await follow()
      return current?.snapshot ?? null
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
