import { generateKeyPairSync } from 'node:crypto'
import { LIVE } from '@console/module/registry'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { followedRegistry } from '../testing/followed-registry.ts'

const followed = followedRegistry()
const { open, hashes, hashesNext, logged, clock } = followed
const BOTH = { auth: 'a1', campaigns: 'c1' }

describe('a signed registry', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const stranger = generateKeyPairSync('ed25519').privateKey
  const signedOnly = { REGISTRY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
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
    ['expired', 'it expired', () => followed.folder.writeLive({ modules: {}, expires: '2026-11-19T00:00:00.000Z' }, privateKey)],
    ['of an older number', 'is older than', () => followed.folder.writeLive({ modules: {}, number: 1 }, privateKey)],
  ])('never changes what is served by a live.json %s, nor at the start', async (_, why, write) => {
    const registry = open(signedOnly)
    expect(await hashes(registry)).toEqual(BOTH)
    write()
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(await hashes(open(signedOnly))).toEqual(BOTH)
    expect(logged.join()).toContain(why)
  })

  it('that expires while it is served stays, and the log says how to renew it', async () => {
    followed.folder.writeLive({ expires: new Date(clock.now() + 500).toISOString() }, privateKey)
    const registry = open(signedOnly)
    expect(await hashes(registry)).toEqual(BOTH)
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(logged.join()).toContain('npm run registry -- renew')
    expect(await hashes(open(signedOnly))).toEqual(BOTH)
  })
})
