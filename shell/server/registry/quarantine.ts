import type { Clock } from '../clock.ts'

/** So many people in so many networks hold a release back, when they all saw it fail within this time. */
const PEOPLE = 3
const NETWORKS = 2
/** So many networks do without people who are signed in: one person may have several. */
const STRANGERS = 12
const WITHIN_MS = 600_000
const PAUSE_MS = 600_000

/** Who saw a release fail: a person who is signed in, or only a network. */
export interface Witness {
  readonly account: string | null
  readonly network: string
}

interface Sighting extends Witness {
  readonly at: number
}

interface Sightings {
  /** Never more strangers than would hold it back. */
  readonly seen: Map<string, Sighting>
  heldUntil: number
}

export interface Quarantine {
  /** Counts one failure of a release. A witness counts once, however often it reports. Returns whether this one holds it back. */
  saw(id: string, hash: string, witness: Witness): boolean
  /** Holds a release back that the host itself found broken. Returns whether it was not held back before. */
  hold(id: string, hash: string): boolean
  /** Returns whether a release is to be held back now, in favor of the one before. */
  held(id: string, hash: string): boolean
  /** Every release that is held back now, as `<id>/<hash>`. */
  all(): readonly string[]
}

/**
 * Holds a release back for 10 minutes once several people in several networks saw it fail within 10 minutes, or the host found it
 * broken. Afterwards it is served again, and its failures are counted from zero. All of this is kept in memory, so a host that
 * starts holds nothing back.
 */
export function createQuarantine(clock: Pick<Clock, 'now'>): Quarantine {
  const releases = new Map<string, Sightings>()
  const keyOf = (id: string, hash: string) => `${id}/${hash}`
  const isHeld = (key: string) => (releases.get(key)?.heldUntil ?? 0) > clock.now()
  function sightingsOf(key: string): Sightings {
    const release = releases.get(key) ?? { seen: new Map(), heldUntil: 0 }
    releases.set(key, release)
    return release
  }
  function hold(id: string, hash: string): boolean {
    const release = sightingsOf(keyOf(id, hash))
    if (release.heldUntil > clock.now()) return false
    release.seen.clear()
    release.heldUntil = clock.now() + PAUSE_MS
    return true
  }
  return {
    saw(id, hash, witness) {
      const at = clock.now()
      const { seen, heldUntil } = sightingsOf(keyOf(id, hash))
      // Pages that were opened before it was held back may still report it.
      if (heldUntil > at) return false
      seen.set(nameOf(witness), { ...witness, at })
      for (const [name, sighting] of seen) if (at - sighting.at >= WITHIN_MS) seen.delete(name)
      return isEnough([...seen.values()]) && hold(id, hash)
    },
    hold,
    held: (id, hash) => isHeld(keyOf(id, hash)),
    all: () => [...releases.keys()].filter(isHeld),
  }
}

/** Strangers of neighboring networks, IPv4 /24 and IPv6 /48, count once: whoever rents one of them has the others too. */
function nameOf({ account, network }: Witness): string {
  return account === null ? `network ${network.split(/[.:]/, 3).join()}` : `account ${account}`
}

function isEnough(sightings: readonly Sighting[]): boolean {
  const people = sightings.filter(({ account }) => account !== null)
  const networks = new Set(people.map(({ network }) => network))
  return (people.length >= PEOPLE && networks.size >= NETWORKS) || sightings.length - people.length >= STRANGERS
}
