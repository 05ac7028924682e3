import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bucketOf } from '@console/module/registry'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { followedRegistry } from '../testing/followed-registry.ts'

const followed = followedRegistry()
const { open, hashes, logged, clock } = followed
const BOTH = { auth: 'a1', campaigns: 'c1' }

describe('the registry', () => {
  it('follows what is made live, without a restart and within a second', async () => {
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2', ['c1'])
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c2' })
  })

  it('takes in a module released while it runs and drops one that is withdrawn', async () => {
    const registry = open()
    await registry.live(null)
    followed.folder.module('onelinks', 'o1')
    followed.folder.makeLive('onelinks', 'o1')
    followed.folder.withdraw('auth')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ campaigns: 'c1', onelinks: 'o1' })
  })

  it.each([
    ['is no JSON', '{'],
    ['names a file outside its folder', JSON.stringify({ entry: { file: '../x.js' } })],
  ])('leaves the others alone when a module.json %s, and says which', async (_, text) => {
    followed.folder.module('onelinks', 'o1')
    followed.folder.write('modules/onelinks/o1/module.json', text)
    followed.folder.makeLive('onelinks', 'o1')
    const registry = open()
    const live = await registry.live(null)
    expect(live.modules.map((module) => module.id)).toEqual(['auth', 'campaigns'])
    expect(live.unavailable).toEqual({ onelinks: { reason: 'missing', names: { en: 'onelinks in English', vi: 'onelinks tiếng Việt' } } })
    expect(live.owners.onelinks).toEqual(['/onelinks'])
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', fault: expect.stringContaining('module onelinks o1') })
    clock.advance(1_000)
    await registry.live(null)
    expect(logged).toHaveLength(1)
  })

  it('serves a module as soon as its broken release is put right', async () => {
    const manifest = 'modules/campaigns/c1/module.json'
    const whole = readFileSync(join(followed.folder.path, manifest), 'utf8')
    followed.folder.write(manifest, '{')
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1' })
    followed.folder.write(manifest, whole)
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
  })

  it('keeps what was live when its successor cannot be read', async () => {
    const registry = open()
    await registry.live(null)
    followed.folder.makeLive('campaigns', 'c9')
    followed.folder.makeLive('auth', 'a9')
    followed.folder.makeLive('shell', 's9')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    expect((await registry.live(null)).shell?.hash).toBe('s1')
    expect((await registry.live(null)).unavailable).toEqual({})
  })

  it('keeps everything when the whole folder goes away', async () => {
    const registry = open()
    await registry.live(null)
    rmSync(followed.folder.path, { recursive: true })
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
  })

  it('serves the newest release that takes only what the live shell lends, else says what it needs', async () => {
    followed.folder.module('campaigns', 'c2', { takes: { '@console/ui': { Badge: '', Menu: '' } } })
    followed.folder.makeLive('campaigns', 'c2', ['c1'])
    followed.folder.module('onelinks', 'o1', {
      takes: { '@console/ui': { Menu: '', Tabs: '' }, '@console/charts': {}, words: { 'action.archive': '' } },
    })
    followed.folder.makeLive('onelinks', 'o1')
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    const live = await registry.live(null)
    const needs = 'Menu (@console/ui), Tabs (@console/ui), @console/charts, …'
    expect(live.unavailable).toEqual({ onelinks: { reason: 'platform', needs } })
    expect(live.owners.onelinks).toEqual(['/onelinks'])
    expect(logged.join()).toContain('module campaigns c2: needs Menu (@console/ui)')
    expect(logged.join()).toContain('action.archive (words)')
  })

  it('holds back the modules that take a name which a new shell no longer lends, and serves them again under one that does', async () => {
    followed.folder.module('onelinks', 'o1', { takes: { '@console/ui': { Button: '' } } })
    followed.folder.makeLive('onelinks', 'o1')
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1', onelinks: 'o1' })
    followed.folder.shell('s2', { lends: { '@console/ui': { Button: '' }, words: { 'action.save': '' } } })
    followed.folder.makeLive('shell', 's2', ['s1'])
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ onelinks: 'o1' })
    expect((await registry.live(null)).unavailable).toMatchObject({ campaigns: { reason: 'platform', needs: 'Badge (@console/ui)' } })
    followed.folder.makeLive('shell', 's1', ['s2'])
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1', onelinks: 'o1' })
  })

  it('holds back a module with a call that this host does not pass on', async () => {
    followed.folder.module('campaigns', 'c2', { calls: ['campaigns.list', 'campaigns.archive'] })
    followed.folder.makeLive('campaigns', 'c2', ['c1'])
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    expect(logged.join()).toContain('module campaigns c2: needs campaigns.archive (host)')
  })

  it('serves a module with an icon and a layout that came later than this host', async () => {
    const [route] = (await open().live(null)).modules.find(({ id }) => id === 'campaigns')?.routes ?? []
    if (!route) throw new Error('no route')
    const nav = [{ to: '/onelinks', label: 'nav', icon: 'later', order: 1, needs: [] }] as const
    followed.folder.module('onelinks', 'o1', { nav, routes: [{ ...route, path: '/onelinks', layout: 'later' }] })
    followed.folder.makeLive('onelinks', 'o1')
    expect(await hashes(open())).toMatchObject({ onelinks: 'o1' })
  })

  it.each([['/campaigns'], ['/campaigns/reports']])('refuses a module that owns %s when another one is live there', async (owned) => {
    const registry = open()
    await registry.live(null)
    followed.folder.module('aaa', 'x1', { owns: [owned as '/campaigns'], routes: [], nav: [] })
    followed.folder.makeLive('aaa', 'x1')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    expect((await registry.live(null)).unavailable).toEqual({ aaa: { reason: 'held' } })
    expect(logged.join()).toContain("owns what 'campaigns' owns")
  })

  it.each([
    ['owns an address of the host', { owns: ['/pub'] as const, routes: [] }],
    ['has a route outside what it owns', { owns: ['/other'] as const }],
    ['has a route without a page', { pages: {} }],
    ['answers to another name', { id: 'other' }],
  ])('refuses a module that %s', async (_, more) => {
    followed.folder.module('onelinks', 'o1', {})
    followed.folder.module('onelinks', 'o2', more)
    if ('id' in more) followed.folder.write('modules/onelinks/o2/module.json', '{}')
    followed.folder.makeLive('onelinks', 'o2', ['o1'])
    expect(await hashes(open())).toMatchObject({ onelinks: 'o1' })
  })

  it('gives a file of every live manifest in one language, and keeps the former ones for pages opened before', async () => {
    const registry = open()
    const before = (await registry.live(null)).files.vi
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    clock.advance(1_000)
    const after = (await registry.live(null)).files.vi
    expect(after.url).not.toBe(before.url)
    expect(await registry.file(before.url)).toEqual(before.body)
    const manifests = JSON.parse(new TextDecoder().decode(after.body))
    expect(manifests.map((manifest: { hash: string }) => manifest.hash)).toEqual(['a1', 'c2'])
    expect(manifests[1].labels).toEqual({ nav: 'campaigns tiếng Việt' })
    // Pages need not know it, and it is long.
    expect(Object.keys(manifests[1])).not.toEqual(expect.arrayContaining(['takes']))
    expect(Object.keys(manifests[1])).not.toEqual(expect.arrayContaining(['calls']))
  })

  it('finds a registry file that another host announced a moment ago', async () => {
    const registry = open()
    await registry.live(null)
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    const { url } = (await open().live(null)).files.en
    expect(await registry.file(url)).not.toBeNull()
  })
})

describe('a rollout', () => {
  const publishers = Array.from({ length: 200 }, (_, n) => `publisher-${n}`)
  const inside = publishers.find((one) => bucketOf('campaigns', one) < 10) ?? ''
  const outside = publishers.find((one) => bucketOf('campaigns', one) >= 10) ?? ''
  beforeEach(() => {
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    const { current } = followed.folder.snapshot.modules.campaigns ?? {}
    if (current) followed.folder.makeLive('campaigns', 'c1', [], { rollout: { ...current, share: 10 } })
  })

  it('is served to its share of the publishers and to no one who has none', async () => {
    const registry = open()
    expect(await hashes(registry, inside)).toEqual({ ...BOTH, campaigns: 'c2' })
    expect(await hashes(registry, outside)).toEqual(BOTH)
    expect(await hashes(registry)).toEqual(BOTH)
  })

  it('that cannot be read leaves its share with what everyone has', async () => {
    followed.folder.write('modules/campaigns/c2/module.json', '{')
    expect(await hashes(open(), inside)).toEqual(BOTH)
    expect(logged.join()).toContain('module campaigns c2')
  })

  it('has a registry file of its own, which a second host knows that never served it', async () => {
    const { url, body } = (await open().live(inside)).files.en
    expect(url).not.toBe((await open().live(outside)).files.en.url)
    rmSync(followed.folder.data, { recursive: true })
    expect(await open().file(url)).toEqual(body)
  })
})

describe('a module that is switched off', () => {
  it('keeps its name and its addresses, and none of its code is served', async () => {
    followed.folder.makeLive('campaigns', 'c1', [], { off: true })
    const live = await open().live(null)
    expect(live.modules.map(({ id }) => id)).toEqual(['auth'])
    expect(live.unavailable).toEqual({ campaigns: { reason: 'off' } })
    expect(live.owners.campaigns).toEqual(['/campaigns'])
    expect(live.match('/campaigns')?.module.id).toBe('campaigns')
    expect(logged).toEqual([])
  })
})
