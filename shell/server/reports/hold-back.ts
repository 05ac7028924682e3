import type { Clock } from '../clock.ts'

/** So many distinct witnesses, within this time, hold a release back. */
const WITNESSES = 3
const WITHIN_MS = 600_000
const PAUSE_MS = 600_000

interface Sightings {
  /** Who saw the release fail to load -> when last. Never more than would hold it back. */
  readonly seen: Map<string, number>
  heldUntil: number
}

export interface Holdings {
  /** Counts one failure of a release. A witness counts once, however often it reports. Returns whether this one holds it back. */
  saw(id: string, hash: string, witness: string): boolean
  /** Returns whether a release is to be held back now, in favor of the one before. */
  held(id: string, hash: string): boolean
  /** Every release that is held back now, as `<id>/<hash>`. */
  all(): readonly string[]
}

/**
 * Holds a release back for 10 minutes once three distinct witnesses saw it fail within 10 minutes. Afterwards it is served
 * again, and counted anew. Kept in memory: a host that starts holds nothing back.
 */
export function createHoldings(clock: Pick<Clock, 'now'>): Holdings {
  const releases = new Map<string, Sightings>()
  const keyOf = (id: string, hash: string) => `${id}/${hash}`
  const isHeld = (key: string) => (releases.get(key)?.heldUntil ?? 0) > clock.now()
  return {
    saw(id, hash, witness) {
      const now = clock.now()
      const release = releases.get(keyOf(id, hash)) ?? { seen: new Map(), heldUntil: 0 }
      releases.set(keyOf(id, hash), release)
      // Pages that were opened before it was held back may still report it.
      if (release.heldUntil > now) return false
      release.seen.set(witness, now)
      for (const [one, time] of release.seen) if (now - time >= WITHIN_MS) release.seen.delete(one)
      if (release.seen.size < WITNESSES) return false
      release.seen.clear()
      release.heldUntil = now + PAUSE_MS
      return true
    },
    held: (id, hash) => isHeld(keyOf(id, hash)),
    all: () => [...releases.keys()].filter(isHeld),
  }
}
