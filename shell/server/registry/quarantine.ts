import type { Clock } from '../clock.ts'
import { KEPT_MS, type RecentSets, recentInMemory } from './recent-sets.ts'

/** So many people in so many networks hold a release back, if all saw it fail within 10 minutes. */
const PEOPLE = 3
const NETWORKS = 2
/** So many networks do without people signed in: one person may have several. */
const STRANGERS = 12
/** A page that throws when drawn has to do so for this share of its visitors, since a record may be odd. */
const SHARE = 0.25
/** And at this many publishers: the records of one are no fault of the release. */
const PUBLISHERS = 2
/** So many witnesses of the same are logged, whether or not anything is held back. */
const TOLD_AT = 3

export interface Witness {
  /** The session, or the network of a person not signed in: what `opened` counts. */
  readonly visitor: string
  /** Null for a person not signed in, undefined if the API does not say. */
  readonly account: string | null | undefined
  readonly network: string
  readonly publisher: string | null
}

export interface Verdict {
  /** Whether this failure holds the release back. */
  readonly isHeld: boolean
  /** Witnesses within 10 minutes, if the log is to report them: once in 10 minutes. */
  readonly told: number | null
}

export interface Quarantine {
  opened(id: string, hash: string, route: string, visitor: string): Promise<void>
  /** Counts one failure: of the page at `route`, when it was drawn, or of the whole module, when it was loaded (null). */
  saw(id: string, hash: string, route: string | null, witness: Witness): Promise<Verdict>
  /** Holds back a release that the host itself found broken. Returns whether it was not held back before. */
  hold(id: string, hash: string): Promise<boolean>
  refresh(): Promise<void>
  held(id: string, hash: string): boolean
  /** As `<id>/<hash>`. */
  all(): readonly string[]
}

const HELD = 'held'
const TOLD = 'told'

/**
 * Holds a release back for 10 minutes once several people in several networks saw it fail within 10 minutes, or the host found it
 * broken. Afterwards it is served again, and its failures are counted from zero. Hosts with the same sets decide together.
 */
export function createQuarantine(clock: Pick<Clock, 'now'>, sets: RecentSets = recentInMemory(clock)): Quarantine {
  let heldSince: ReadonlyMap<string, number> = new Map()
  const isHeld = (key: string) => clock.now() - (heldSince.get(key) ?? Number.NEGATIVE_INFINITY) < KEPT_MS
  const openedOf = (key: string, route: string) => `opened ${key} ${route}`
  const failedOf = (key: string, route: string | null) => `failed ${key} ${route ?? '*'}`

  async function refresh(): Promise<void> {
    heldSince = await sets.members(HELD)
  }

  /** Adds a missing member; one that is there keeps its time. */
  async function isFirst(set: string, member: string): Promise<boolean> {
    return !(await sets.members(set)).has(member) && sets.add(set, member)
  }

  async function hold(id: string, hash: string): Promise<boolean> {
    const isNew = await isFirst(HELD, `${id}/${hash}`)
    await refresh()
    return isNew
  }

  async function isEnough(key: string, route: string | null, witnesses: readonly Witness[]): Promise<boolean> {
    if (route === null) return isAgreed(witnesses)
    const opened = await sets.members(openedOf(key, route))
    const ofThese = witnesses.filter(({ visitor }) => opened.has(visitor))
    const failed = new Set(ofThese.map(({ visitor }) => visitor))
    return failed.size >= SHARE * opened.size && isAgreed(ofThese, PUBLISHERS)
  }

  return {
    async opened(id, hash, route, visitor) {
      await sets.add(openedOf(`${id}/${hash}`, route), visitor)
    },
    async saw(id, hash, route, witness) {
      const key = `${id}/${hash}`
      // Pages that were opened before it was held back may still report it.
      if (isHeld(key)) return { isHeld: false, told: null }
      const failed = failedOf(key, route)
      await sets.add(failed, JSON.stringify(witness))
      const witnesses = [...(await sets.members(failed)).keys()].map((text): Witness => JSON.parse(text))
      const sightings = new Set(witnesses.map(({ visitor }) => visitor)).size
      const told = sightings >= TOLD_AT && (await isFirst(TOLD, failed)) ? sightings : null
      if (!(await isEnough(key, route, witnesses))) return { isHeld: false, told }
      await sets.remove(failed)
      return { isHeld: await hold(id, hash), told }
    },
    hold,
    refresh,
    held: (id, hash) => isHeld(`${id}/${hash}`),
    all: () => [...heldSince.keys()].filter(isHeld),
  }
}

/** Strangers of neighboring networks, IPv4 /24 and IPv6 /48, count once: a person who rents one has the others too. */
function nameOf({ account, network }: Witness): string {
  return account === null ? `network ${network.split(/[.:]/, 3).join()}` : `account ${account}`
}

/** No single person, network or publisher decides. */
function isAgreed(witnesses: readonly Witness[], publishers = 0): boolean {
  const known = witnesses.filter(({ account }) => account !== undefined)
  const sightings = [...new Map(known.map((witness) => [nameOf(witness), witness])).values()]
  const people = sightings.filter(({ account }) => account !== null)
  const count = (of: (witness: Witness) => string | null) => new Set(people.map(of)).size
  const areSeveral = people.length >= PEOPLE && count(({ network }) => network) >= NETWORKS
  if (areSeveral && count(({ publisher }) => publisher) >= publishers) return true
  return sightings.length - people.length >= STRANGERS
}
