import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Redis } from 'ioredis'
import { type ManualClock, manualClock } from '../testing/manual-clock.ts'
import { recentInRedis } from './recent-in-redis.ts'
import { type RecentSets, recentInMemory } from './recent-sets.ts'

const redisUrl = process.env.TEST_REDIS_URL
const kinds = [['in memory', undefined] as const, ...(redisUrl ? [['in Redis', redisUrl] as const] : [])]

describe.each(kinds)('recent sets %s', (_, url) => {
  let clock: ManualClock
  let sets: RecentSets
  let redis: Redis | undefined
  let name = ''
  beforeEach(() => {
    clock = manualClock(Date.now())
    redis = url === undefined ? undefined : new Redis(url)
    sets = redis ? recentInRedis(redis, recentInMemory(clock), clock) : recentInMemory(clock)
    name = randomUUID()
  })
  afterEach(() => redis?.disconnect())

  it('forget each member 10 minutes after it was last added', async () => {
    expect([await sets.add(name, 'a'), await sets.add(name, 'b'), await sets.add(name, 'a')]).toEqual([true, true, false])
    clock.advance(599_999)
    expect(await sets.add(name, 'b')).toBe(false)
    clock.advance(1)
    expect([...(await sets.members(name))]).toEqual([['b', clock.now() - 1]])
    expect(await sets.add(name, 'a')).toBe(true)
    expect([...(await sets.members(name)).keys()]).toEqual(['b', 'a'])
  })

  it('go on where other sets have become empty meanwhile', async () => {
    await sets.add(`${name} old`, 'a')
    clock.advance(600_000)
    expect(await sets.add(name, 'b')).toBe(true)
    expect(await sets.members(`${name} old`)).toEqual(new Map())
    expect(await sets.add(`${name} old`, 'a')).toBe(true)
  })

  it('are each apart, and empty once removed', async () => {
    await sets.add(name, 'a')
    expect(await sets.members(`${name} 2`)).toEqual(new Map())
    await sets.remove(name)
    expect(await sets.members(name)).toEqual(new Map())
  })
})

it('a host goes on with its own sets while Redis is away', async () => {
  const clock = manualClock()
  const redis = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: 0, retryStrategy: () => null, lazyConnect: true })
  redis.on('error', () => {})
  const sets = recentInRedis(redis, recentInMemory(clock), clock)
  expect([await sets.add('s', 'a'), await sets.add('s', 'a')]).toEqual([true, false])
  expect(await sets.members('s')).toEqual(new Map([['a', clock.now()]]))
  await sets.remove('s')
  expect(await sets.members('s')).toEqual(new Map())
  redis.disconnect()
})
