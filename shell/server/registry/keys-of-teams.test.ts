import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { applySteps, historyFile, LIVE, publicKeyOf, type Snapshot, type Step, sealed, verifySnapshot } from '@console/module/registry'
import { beforeEach, expect, it } from '@jest/globals'
import { followedRegistry } from '../testing/followed-registry.ts'

const followed = followedRegistry()
const { open, hashes, hashesNext, logged, clock } = followed
const [root, auth, campaigns] = Array.from({ length: 3 }, () => generateKeyPairSync('ed25519').privateKey) as [
  KeyObject,
  KeyObject,
  KeyObject,
]
const settings = { REGISTRY_PUBLIC_KEY: publicKeyOf(root) }
const BOTH = { auth: 'a1', campaigns: 'c1' }

let live: Snapshot
beforeEach(() => {
  live = followed.folder.snapshot
  const key = (id: string, of: KeyObject): Step => ({ kind: 'key', change: 'add', id, key: publicKeyOf(of) })
  write(root, applySteps(live, [key('auth', auth), key('campaigns', campaigns)], note()))
})

const note = () => ({ at: clock.now(), by: 'a test', why: 'a test' })

function write(key: KeyObject, after: Snapshot): void {
  live = sealed(live, after, { key, registry: key === auth || key === campaigns ? [root] : [root, key] })
  followed.folder.write(LIVE, JSON.stringify(live))
}

function release(hash: string, key: KeyObject): void {
  followed.folder.module('campaigns', hash)
  followed.folder.makeLive('campaigns', hash)
  const line = followed.folder.snapshot.modules.campaigns
  write(key, { ...applySteps(live, [], note()), modules: { ...live.modules, ...(line && { campaigns: line }) } })
}

it('a team releases its module with its own key, and everything else stays as it was signed', async () => {
  const registry = open(settings)
  expect(await hashes(registry)).toEqual(BOTH)
  release('c2', campaigns)
  expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c2' })
  expect(await hashes(open({ ...settings, DATA_DIR: `${followed.folder.data}-new` }))).toEqual({ ...BOTH, campaigns: 'c2' })
  expect(logged).toEqual([])
})

it('a line that another team signed is refused, loudly, and the one before stays, also when the host starts again', async () => {
  const registry = open(settings)
  await hashes(registry)
  release('c2', auth)
  expect(await hashesNext(registry)).toEqual(BOTH)
  const text = `${LIVE}: 'campaigns' was not signed by a key that may change it; what was live before stays`
  expect((await registry.condition()).faults).toEqual([{ level: 'error', text }])
  expect(logged.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 'error', fault: text })])
  expect(await hashes(open(settings))).toEqual(BOTH)
})

it('a host that never saw another line leaves the module out, and serves the others', async () => {
  release('c2', auth)
  expect(await hashes(open(settings))).toEqual({ auth: 'a1' })
  expect(logged.join()).toContain('it is left out')
})

it('others get what they can verify: the last snapshot of which no line was refused', async () => {
  const registry = open(settings)
  expect(await registry.snapshot()).toEqual(live)
  const whole = live
  release('c2', auth)
  await hashesNext(registry)
  const shown = (await registry.snapshot()) as Snapshot
  expect(shown).toEqual(whole)
  expect(() => verifySnapshot(shown, [root])).not.toThrow()
  expect(await open(settings).snapshot()).toEqual(whole)
  expect(await open({ ...settings, DATA_DIR: `${followed.folder.data}-new` }).snapshot()).toBeNull()
  release('c3', campaigns)
  await hashesNext(registry)
  expect(await registry.snapshot()).toEqual(live)
  expect(() => verifySnapshot(live, [root])).not.toThrow()
})

it('a history that cannot be taken fails no page: what was live stays, and the log says why', async () => {
  const registry = open(settings)
  await hashes(registry)
  const ahead = { ...applySteps(live, [], note()), number: 2_000_000 }
  followed.folder.write(historyFile(ahead.number), JSON.stringify(sealed(live, ahead, { key: campaigns, registry: [root] })))
  followed.folder.write(LIVE, '{')
  expect(await hashesNext(registry)).toEqual(BOTH)
  expect(logged.join()).toContain('history: number 2000000 is too far ahead')
})

it('what was refused is served as soon as its team signs it', async () => {
  const registry = open(settings)
  await hashes(registry)
  release('c2', auth)
  await hashesNext(registry)
  release('c3', campaigns)
  expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c3' })
  expect((await registry.condition()).faults).toEqual([])
})

it('the key of the registry is replaced while hosts know the old one and the new one', async () => {
  const next = generateKeyPairSync('ed25519').privateKey
  const registry = open({ REGISTRY_PUBLIC_KEY: `${publicKeyOf(root)}, ${publicKeyOf(next)}` })
  expect(await hashes(registry)).toEqual(BOTH)
  write(next, applySteps(live, [{ kind: 'renew' }], note()))
  expect(await hashesNext(registry)).toEqual(BOTH)
  expect(await hashes(open({ REGISTRY_PUBLIC_KEY: publicKeyOf(next) }))).toEqual(BOTH)
  expect(logged).toEqual([])
})
