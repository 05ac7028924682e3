import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { SessionStore, StoredSession } from './store.ts'
import { waitForChange } from './wait-for-change.ts'

/** In one step, so that a renewal does not restore a session that was removed meanwhile. */
const REPLACE = `
  if redis.call('hget', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  redis.call('hset', KEYS[1], 'sealed', ARGV[2], 'version', ARGV[1] + 1, 'expires', ARGV[3])
  redis.call('pexpireat', KEYS[1], ARGV[3])
  return 1`
/** Only the holder extends or releases a lock: after its time, another host may hold it. */
const EXTEND = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`
const LET_GO = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

export function openRedisStore(redis: Redis, clock: Clock): SessionStore {
  const read = async (key: string) => sessionOf(key, await redis.hgetall(sessionKey(key)), clock.now())
  return {
    async create({ key, sealed, version, expires }) {
      await redis.multi().hset(sessionKey(key), { sealed, version, expires }).pexpireat(sessionKey(key), expires).exec()
    },
    read,
    async replace(key, version, { sealed, expires }) {
      return (await redis.eval(REPLACE, 1, sessionKey(key), version, sealed, expires)) === 1
    },
    async remove(key) {
      await redis.del(sessionKey(key))
    },
    async lock(key, ms) {
      const holder = randomUUID()
      if ((await redis.set(lockKey(key), holder, 'PX', ms, 'NX')) !== 'OK') return null
      return {
        async extend(longer) {
          await redis.eval(EXTEND, 1, lockKey(key), holder, longer)
        },
        async release() {
          await redis.eval(LET_GO, 1, lockKey(key), holder)
        },
      }
    },
    waitForChange: (key, version, ms) => waitForChange(() => read(key), version, ms, clock),
    async close() {
      redis.disconnect()
    },
  }
}

const sessionKey = (key: string) => `console:session:${key}`
const lockKey = (key: string) => `console:session-lock:${key}`

function sessionOf(key: string, fields: Record<string, string>, now: number): StoredSession | null {
  if (fields.sealed === undefined || Number(fields.expires) <= now) return null
  return { key, sealed: fields.sealed, version: Number(fields.version), expires: Number(fields.expires) }
}
