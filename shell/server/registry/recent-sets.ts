import type { Clock } from '../clock.ts'

export const KEPT_MS = 600_000

/** Sets by name that forget each member 10 minutes after it was last added. */
export interface RecentSets {
  /** Returns whether the member is new. */
  add(set: string, member: string): Promise<boolean>
  /** The members, oldest first -> when each was last added, in milliseconds since 1970. */
  members(set: string): Promise<ReadonlyMap<string, number>>
  remove(set: string): Promise<void>
}

export function recentInMemory(clock: Pick<Clock, 'now'>): RecentSets {
  const sets = new Map<string, Map<string, number>>()
  function recentOf(name: string): Map<string, number> {
    const set = sets.get(name) ?? new Map<string, number>()
    for (const [member, at] of set) {
      if (clock.now() - at < KEPT_MS) break
      set.delete(member)
    }
    return set
  }
  return {
    async add(name, member) {
      // Drops empty sets: those of a replaced release are not read again.
      if (!sets.has(name)) for (const other of sets.keys()) if (recentOf(other).size === 0) sets.delete(other)
      const set = recentOf(name)
      const isNew = !set.delete(member)
      sets.set(name, set.set(member, clock.now()))
      return isNew
    },
    members: async (name) => new Map(recentOf(name)),
    async remove(name) {
      sets.delete(name)
    },
  }
}
