import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import { KEPT_MS, type RecentSets } from './recent-sets.ts'

/**
 * Keeps the sets in Redis, for all hosts together, and also what this host adds itself, which it uses while Redis is
 * away. Redis logs its own failures.
 */
export function recentInRedis(redis: Redis, own: RecentSets, clock: Pick<Clock, 'now'>): RecentSets {
  return {
    async add(name, member) {
      const isNewHere = own.add(name, member)
      const replies = await redis
        .multi()
        .zremrangebyscore(keyOf(name), '-inf', clock.now() - KEPT_MS)
        .zadd(keyOf(name), clock.now(), member)
        .pexpire(keyOf(name), KEPT_MS)
        .exec()
        .catch(() => null)
      return replies ? replies[1]?.[1] === 1 : isNewHere
    },
    async members(name) {
      const found = await redis.zrange(keyOf(name), `(${clock.now() - KEPT_MS}`, '+inf', 'BYSCORE', 'WITHSCORES').catch(() => null)
      return found ? pairsOf(found) : own.members(name)
    },
    async remove(name) {
      await Promise.all([own.remove(name), redis.del(keyOf(name)).catch(() => {})])
    },
  }
}

const keyOf = (name: string) => `console:recent:${name}`

/** Redis gives members and scores in turn. */
function pairsOf(flat: readonly string[]): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let n = 0; n < flat.length; n += 2) pairs.set(flat[n] ?? '', Number(flat[n + 1]))
  return pairs
}
