import { generateKeyPairSync } from 'node:crypto'
import { LIVE } from '@console/module/registry'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { followedRegistry } from '../testing/followed-registry.ts'

const followed = followedRegistry()
const { open, hashes, hashesNext, logged, clock } = followed
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const stranger = generateKeyPairSync('ed25519').privateKey
const signedOnly = { REGISTRY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
const BOTH = { auth: 'a1', campaigns: 'c1' }

describe('a signed registry', () => {
  beforeEach(() => followed.folder.writeLive({}, privateKey))

  it('is followed', async () => {
    const registry = open(signedOnly)
    expect(await hashes(registry)).toEqual(BOTH)
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    followed.folder.writeLive({}, privateKey)
    expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c2' })
    expect(logged).toEqual([])
  })

  it.each<[string, string, () => void]>([
    ['without a signature', 'it is not signed', () => followed.folder.writeLive({ modules: {} })],
    ['with the signature of another key', 'the signature is wrong', () => followed.folder.writeLive({ modules: {} }, stranger)],
    ['altered', 'the signature is wrong', () => followed.folder.write(LIVE, JSON.stringify({ ...followed.folder.snapshot, modules: {} }))],
    ['of an older number', 'is older than', () => followed.folder.writeLive({ modules: {}, number: 1 }, privateKey)],
  ])('never changes what is served by a live.json %s, nor at the start', async (_, why, write) => {
    const registry = open(signedOnly)
    expect(await hashes(registry)).toEqual(BOTH)
    write()
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(await hashes(open(signedOnly))).toEqual(BOTH)
    expect(logged.join()).toContain(why)
  })

  it('cannot be taken back by a host that starts, not even to what its copy has, while the newer one is incomplete', async () => {
    await open(signedOnly).live(null)
    followed.folder.makeLive('campaigns', 'c9')
    followed.folder.writeLive({}, privateKey)
    const { number } = followed.folder.snapshot
    await open(signedOnly).live(null)
    followed.folder.writeLive({ number: number - 1, modules: {} }, privateKey)
    expect(await hashes(open(signedOnly))).toEqual(BOTH)
    expect(logged.join()).toContain(`number ${number - 1} is older than ${number}, which this host has seen`)
  })
})

describe('a signed registry in which no one changes anything', () => {
  const DAY = 86_400_000
  const lines = () => logged.map((line) => JSON.parse(line)).map(({ level, fault }) => [level, fault])
  beforeEach(() => followed.folder.writeLive({ expires: new Date(clock.now() + 30 * DAY).toISOString() }, privateKey))

  it('is warned of from its 20th day on, once a day, and then is an error, once a day', async () => {
    const registry = open(signedOnly)
    await registry.live(null)
    clock.advance(20 * DAY - 1)
    await registry.live(null)
    expect(logged).toEqual([])
    for (const time of [1, DAY / 2, DAY / 2, 9 * DAY, DAY]) {
      clock.advance(time)
      await registry.live(null)
    }
    const { number, expires } = followed.folder.snapshot
    expect(lines()).toEqual([
      ['warn', `number ${number} expires in 10 days, at ${expires}: npm run registry -- renew`],
      ['warn', `number ${number} expires in 9 days, at ${expires}: npm run registry -- renew`],
      ['error', `number ${number} expired 0 days ago, at ${expires}. It stays until it is renewed: npm run registry -- renew`],
      ['error', `number ${number} expired 1 day ago, at ${expires}. It stays until it is renewed: npm run registry -- renew`],
    ])
  })

  it('is served after 30 days too, also by a host that has never seen it, and so is a newer one that expired', async () => {
    clock.advance(31 * DAY)
    const registry = open(signedOnly)
    expect(await hashes(registry)).toEqual(BOTH)
    followed.folder.writeLive({ modules: {} }, privateKey)
    expect(await hashesNext(registry)).toEqual({})
  })

  it('is fine again as soon as it is renewed', async () => {
    clock.advance(31 * DAY)
    const registry = open(signedOnly)
    await registry.live(null)
    followed.folder.writeLive({ expires: new Date(clock.now() + 30 * DAY).toISOString() }, privateKey)
    await hashesNext(registry)
    expect((await registry.condition()).faults).toEqual([])
  })
})
