import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Clock, systemClock } from '../clock.ts'
import { jsonLog } from '../log.ts'
import { openRedis } from '../redis.ts'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { openRedisStore } from './redis-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { SessionStore } from './store.ts'

const redisUrl = process.env.TEST_REDIS_URL
const quiet = jsonLog(() => {}, Date.now)
const stores: [string, (clock: Clock) => SessionStore][] = [['SQLite', (clock) => openSqliteStore(':memory:', clock)]]
if (redisUrl) stores.push(['Redis', (clock) => openRedisStore(openRedis(redisUrl, quiet), clock)])

describe.each(stores)('sessions in %s', (_, open) => {
  let clock: ManualClock
  let store: SessionStore
  let key: string
  beforeEach(async () => {
    clock = manualClock(systemClock.now())
    store = open(clock)
    key = randomUUID()
    await store.create({ key, sealed: 'one', version: 1, expires: clock.now() + 60_000 })
  })
  afterEach(() => store.close())

  it('are read until they expire or are removed', async () => {
    expect(await store.read(key)).toEqual({ key, sealed: 'one', version: 1, expires: clock.now() + 60_000 })
    expect(await store.read(randomUUID())).toBeNull()
    clock.advance(60_000)
    expect(await store.read(key)).toBeNull()
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
  })

  it('change only from the version that was read, and do not come back once removed', async () => {
    const expires = clock.now() + 90_000
    expect(await store.replace(key, 1, { sealed: 'two', expires })).toBe(true)
    expect(await store.replace(key, 1, { sealed: 'three', expires })).toBe(false)
    expect(await store.read(key)).toEqual({ key, sealed: 'two', version: 2, expires })
    await store.remove(key)
    expect(await store.replace(key, 2, { sealed: 'four', expires })).toBe(false)
    expect(await store.read(key)).toBeNull()
  })

  it('are locked for one at a time, until the lock is given back', async () => {
    const lock = await store.lock(key, 10_000)
    expect(lock).not.toBeNull()
    expect(await store.lock(key, 10_000)).toBeNull()
    await lock?.release()
    expect(await store.lock(key, 10_000)).not.toBeNull()
  })

  it('let those who wait know of a new version, and of a removal', async () => {
    const changed = store.waitForChange(key, 1, 10_000)
    await store.replace(key, 1, { sealed: 'two', expires: clock.now() + 60_000 })
    const gone = store.waitForChange(key, 2, 10_000)
    await tick(clock, changed)
    expect(await changed).toMatchObject({ version: 2, sealed: 'two' })
    await store.remove(key)
    await tick(clock, gone)
    expect(await gone).toBeNull()
  })

  it('stop waiting after the time given', async () => {
    const waited = store.waitForChange(key, 1, 200)
    await tick(clock, waited)
    expect(await waited).toMatchObject({ version: 1 })
  })
})

describe('a lock in SQLite', () => {
  let clock: ManualClock
  let store: SessionStore
  beforeEach(async () => {
    clock = manualClock()
    store = openSqliteStore(':memory:', clock)
    await store.create({ key: 'k', sealed: 's', version: 1, expires: clock.now() + 60_000 })
  })
  afterEach(() => store.close())

  it('lets another holder in once it has run out, and its first holder then changes nothing', async () => {
    const late = await store.lock('k', 1_000)
    clock.advance(1_000)
    await late?.extend(1_000)
    expect(await store.lock('k', 1_000)).not.toBeNull()
    await late?.release()
    expect(await store.lock('k', 1_000)).toBeNull()
  })

  it('lasts as long as its holder extends it', async () => {
    const lock = await store.lock('k', 1_000)
    clock.advance(900)
    await lock?.extend(1_000)
    clock.advance(900)
    expect(await store.lock('k', 1_000)).toBeNull()
    clock.advance(100)
    expect(await store.lock('k', 1_000)).not.toBeNull()
  })
})

if (redisUrl) {
  it('a lock in Redis lasts as long as its holder extends it', async () => {
    const store = openRedisStore(openRedis(redisUrl, quiet), systemClock)
    const key = randomUUID()
    const lock = await store.lock(key, 60)
    await lock?.extend(60_000)
    // Of two locks Redis ends the shorter one first.
    const shorter = randomUUID()
    await store.lock(shorter, 120)
    const isFree = async () => (await store.lock(shorter, 1)) !== null
    while (!(await isFree()));
    expect(await store.lock(key, 1)).toBeNull()
    await lock?.release()
    await store.close()
  })
}

/** Moves time on until the promise is settled. */
async function tick(clock: ManualClock, promise: Promise<unknown>): Promise<void> {
  let settled = false
  void promise.finally(() => {
    settled = true
  })
  while (!settled) {
    await new Promise(setImmediate)
    if (clock.waiting > 0) clock.advance(50)
  }
}
