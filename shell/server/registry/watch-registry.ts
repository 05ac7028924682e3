import type { KeyObject } from 'node:crypto'
import { candidates, isInRollout, LIVE, type Snapshot } from '@console/module/registry'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Holdings } from '../reports/hold-back.ts'
import { acceptSnapshot } from './accept-snapshot.ts'
import { type Choice, chooseReleases } from './choose-release.ts'
import type { Kept } from './kept.ts'
import { type LiveRegistry, liveRegistry } from './live-registry.ts'
import type { Releases } from './read-releases.ts'
import type { Source } from './source.ts'

const LOOK_EVERY_MS = 1_000
/** A registry that responds slowly holds nobody up: the next page gets the news. */
const LOOK_LIMIT_MS = 500
const FILES_KEPT_MS = 7 * 86_400_000
/** Where the last good copy is among the files that the host keeps. */
const REGISTRY_FILES = 'registries'
/** Of how many rollouts at once every mixture is known in advance, for a page of another host. */
const MIXED_ROLLOUTS = 4

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
  readonly source: Source
  readonly releases: Releases
  readonly kept: Kept
  /** Undefined if signatures are not verified. */
  readonly key: KeyObject | undefined
  readonly holdings: Holdings
  readonly clock: Clock
  readonly log: Log
}

/** A snapshot, and the registry that was made from it for each mixture of rollouts that was needed so far. */
interface Current {
  readonly snapshot: Snapshot
  /** What was live for everybody before: it stays where this snapshot cannot be served. */
  readonly before: LiveRegistry | null
  /** What was held back when it was made. */
  readonly held: string
  readonly mixtures: Map<string, { readonly choice: Choice; readonly registry: LiveRegistry; readonly faults: readonly string[] }>
}

const EMPTY: Choice = { shell: null, modules: new Map(), refused: new Map(), heldBack: new Map(), faults: [], complete: true }

/**
 * Follows a registry, and what is held back, without a restart. A snapshot that is broken, wrongly signed or cannot be read
 * changes nothing: what was live stays live. That survives a restart of the host, which keeps a copy.
 */
export function watchRegistry({ source, releases, kept, key, holdings, clock, log }: RegistryParts): Registry {
  let current: Current | null = null
  let started = false
  let state: string | null = null
  /** What is wrong with the last `live.json` that was seen, and with seeing it. */
  let liveFault: string | null = null
  let lookFault: string | null = null
  let looked = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | null = null
  let reported = new Set<string>()

  async function look(): Promise<void> {
    looked = clock.now()
    if (!started) await startFromCopy()
    const found = await source.look(state).catch((error: unknown) => ({ error }))
    lookFault = found && 'error' in found ? faultOf(found.error) : null
    if (found && 'text' in found) {
      state = found.state
      await tryToTake(found.text)
    } else if (current) await againIfDue(current)
    report()
  }

  /** What was live when the host last ran is what a snapshot that cannot be served is measured against. */
  async function startFromCopy(): Promise<void> {
    started = true
    await kept.removeBefore(REGISTRY_FILES, clock.now() - FILES_KEPT_MS)
    const copy = await kept.read(LIVE)
    if (!copy) return
    try {
      const text = new TextDecoder().decode(copy)
      // It was accepted before, so it may have expired since.
      await take(acceptSnapshot(text, key, null, Number.NEGATIVE_INFINITY), null)
    } catch (error) {
      log.error('registry', { fault: `the copy of ${LIVE} cannot be used: ${Error.isError(error) ? error.message : error}` })
    }
  }

  async function tryToTake(text: string): Promise<void> {
    try {
      await take(acceptSnapshot(text, key, current?.snapshot ?? null, clock.now()), text)
      liveFault = null
    } catch (error) {
      liveFault = faultOf(error)
    }
  }

  function faultOf(error: unknown): string {
    return `${LIVE}: ${Error.isError(error) ? error.message : error}${current ? `; number ${current.snapshot.number} stays` : ''}`
  }

  async function take(snapshot: Snapshot, text: string | null): Promise<void> {
    const before = current ? (await mixtureOf(current, NOBODY)).registry : null
    const taken: Current = { snapshot, before, held: heldNow(), mixtures: new Map() }
    const { choice } = await mixtureOf(taken, NOBODY)
    current = taken
    if (text !== null && choice.complete) await kept.write(LIVE, text)
  }

  const heldNow = () => holdings.all().join(' ')

  /** An incomplete release may become complete, and a release be held back, without a change of what is live. */
  async function againIfDue(was: Current): Promise<void> {
    const held = heldNow()
    if (was.held === held && [...was.mixtures.values()].every(({ choice }) => choice.complete)) return
    const again: Current = { ...was, held, mixtures: new Map() }
    await mixtureOf(again, NOBODY)
    current = again
  }

  async function mixtureOf({ snapshot, before, mixtures }: Current, rollouts: ReadonlySet<string>) {
    const name = [...rollouts].join(' ')
    const known = mixtures.get(name)
    if (known) return known
    const choice = await chooseReleases({ releases, snapshot, rollouts, held: holdings.held, lastShell: before?.shell ?? null })
    const { registry, faults } = liveRegistry(choice, before)
    const mixture = { choice, registry, faults: [...choice.faults, ...faults] }
    mixtures.set(name, mixture)
    await Promise.all(Object.values(registry.files).map(({ url, body }) => kept.write(placeOf(url), body)))
    return mixture
  }

  function expiryFault(): string | null {
    if (!key || !current || Date.parse(current.snapshot.expires) > clock.now()) return null
    return `${LIVE}: it expired at ${current.snapshot.expires} and stays until it is renewed: npm run registry -- renew`
  }

  /** Each fault is told once, for as long as it lasts. */
  function report(): void {
    const mixed = [...(current?.mixtures.values() ?? [])].flatMap(({ faults }) => faults)
    const found = new Set([lookFault, liveFault, expiryFault(), ...mixed].filter((fault) => fault !== null))
    for (const fault of found) if (!reported.has(fault)) log.error('registry', { fault })
    reported = found
  }

  async function follow(): Promise<void> {
    if (!looking && current && clock.now() - looked < LOOK_EVERY_MS) return
    looking ??= look().finally(() => {
      looking = null
    })
    if (!current) return looking
    const limit = clock.timer(LOOK_LIMIT_MS)
    await Promise.race([looking, limit.done])
    limit.cancel()
  }

  /** Of the present registry they are had even if the disk takes nothing more. */
  async function fileAt(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const present = [...(current?.mixtures.values() ?? [])].flatMap(({ registry }) => Object.values(registry.files))
    return present.find((file) => file.url === url)?.body ?? (await kept.read(placeOf(url)))
  }

  return {
    async live(publisher) {
      await follow()
      if (!current) return liveRegistry(EMPTY, null).registry
      const { registry } = await mixtureOf(current, rolloutsOf(current.snapshot, publisher))
      report()
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
      const body = await fileAt(url)
      if (body) return body
      // Another host may have seen the release first, and its page may request the registry here.
      looked = Number.NEGATIVE_INFINITY
      await follow()
      if (current) for (const rollouts of mixturesOf(current.snapshot)) await mixtureOf(current, rollouts)
      return fileAt(url)
    },
  }
}

const NOBODY: ReadonlySet<string> = new Set()
const placeOf = (url: string) => `${REGISTRY_FILES}/${url.split('/').at(-1)}`

function rolloutsOf({ modules }: Snapshot, publisher: string | null): ReadonlySet<string> {
  return new Set(Object.entries(modules).flatMap(([id, line]) => (isInRollout(id, line, publisher) ? [id] : [])))
}

/** Every mixture of rollouts that a publisher can have. */
function mixturesOf({ modules }: Snapshot): ReadonlySet<string>[] {
  const ids = Object.entries(modules).flatMap(([id, { rollout }]) => (rollout ? [id] : []))
  return ids
    .slice(0, MIXED_ROLLOUTS)
    .reduce<ReadonlySet<string>[]>((all, id) => all.flatMap((one) => [one, new Set([...one, id])]), [NOBODY])
}
