import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { jsonLog } from '../log.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { consoleRegistry, type RegistryFolder } from '../testing/test-registry.ts'
import { watchRegistry } from './watch-registry.ts'

let folder: RegistryFolder
let logged: string[]
const clock = manualClock()
beforeEach(() => {
  folder = consoleRegistry()
  logged = []
})
afterEach(() => folder.remove())

const open = () =>
  watchRegistry(
    folder.path,
    clock,
    jsonLog((line) => logged.push(line), clock.now),
  )
const hashes = async (registry: ReturnType<typeof watchRegistry>) =>
  Object.fromEntries((await registry.live()).modules.map((module) => [module.id, module.hash]))

describe('the registry', () => {
  it('follows a pointer that is moved, without a restart and within a second', async () => {
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    folder.module('campaigns', 'c2')
    folder.point('campaigns', 'c2', ['c1'])
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c2' })
  })

  it('takes in a module released while it runs and drops one whose pointer is taken away', async () => {
    const registry = open()
    await registry.live()
    folder.module('onelinks', 'o1')
    folder.point('onelinks', 'o1')
    rmSync(join(folder.path, 'pointers/auth.json'))
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ campaigns: 'c1', onelinks: 'o1' })
  })

  it.each([
    ['is no JSON', '{'],
    ['names a file outside its folder', JSON.stringify({ entry: { file: '../x.js' } })],
  ])('leaves the others alone when a module.json %s, and says which', async (_, text) => {
    folder.module('onelinks', 'o1')
    folder.write('modules/onelinks/o1/module.json', text)
    folder.point('onelinks', 'o1')
    const registry = open()
    const live = await registry.live()
    expect(live.modules.map((module) => module.id)).toEqual(['auth', 'campaigns'])
    expect(live.unavailable).toEqual({ onelinks: { reason: 'missing' } })
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'error', fault: expect.stringContaining('module onelinks o1') })
    clock.advance(1_000)
    await registry.live()
    expect(logged).toHaveLength(1)
  })

  it('serves a module as soon as its broken release is put right', async () => {
    folder.write('modules/campaigns/c1/module.json', '{')
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1' })
    folder.module('campaigns', 'c1')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
  })

  it('keeps what was live when a pointer or what it points to cannot be read', async () => {
    const registry = open()
    await registry.live()
    folder.point('campaigns', 'c9')
    folder.write('pointers/auth.json', '{"id":')
    folder.point('shell', 's9')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    expect((await registry.live()).shell?.hash).toBe('s1')
    expect((await registry.live()).unavailable).toEqual({})
  })

  it('keeps everything when the whole folder goes away', async () => {
    const registry = open()
    await registry.live()
    rmSync(folder.path, { recursive: true })
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
  })

  it('serves the newest release that fits the shell, else names the platform that it needs', async () => {
    folder.module('campaigns', 'c2', { platform: '^1.7.0' })
    folder.point('campaigns', 'c2', ['c1'])
    folder.module('onelinks', 'o1', { platform: '^2.0.0' })
    folder.point('onelinks', 'o1')
    const registry = open()
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    const live = await registry.live()
    expect(live.unavailable).toEqual({ onelinks: { reason: 'platform', needs: '^2.0.0' } })
    expect(live.owners.onelinks).toEqual(['/onelinks'])
    expect(logged.join()).toContain('module campaigns c2: needs platform ^1.7.0, the shell lends 1.2.0')
  })

  it.each([['/campaigns'], ['/campaigns/reports']])('refuses a module that owns %s when another one is live there', async (owned) => {
    const registry = open()
    await registry.live()
    folder.module('aaa', 'x1', { owns: [owned as '/campaigns'], routes: [], nav: [] })
    folder.point('aaa', 'x1')
    clock.advance(1_000)
    expect(await hashes(registry)).toEqual({ auth: 'a1', campaigns: 'c1' })
    expect((await registry.live()).unavailable).toEqual({ aaa: { reason: 'held' } })
    expect(logged.join()).toContain("owns what 'campaigns' owns")
  })

  it.each([
    ['owns an address of the host', { owns: ['/pub'] as const, routes: [] }],
    ['has a route outside what it owns', { owns: ['/other'] as const }],
    ['has a route without a page', { pages: {} }],
    ['answers to another name', { id: 'other' }],
  ])('refuses a module that %s', async (_, more) => {
    folder.module('onelinks', 'o1', {})
    folder.module('onelinks', 'o2', more)
    if ('id' in more) folder.write('modules/onelinks/o2/module.json', '{}')
    folder.point('onelinks', 'o2', ['o1'])
    expect(await hashes(open())).toMatchObject({ onelinks: 'o1' })
  })

  it('gives a file of every live record in one language, and keeps the former ones for pages opened before', async () => {
    const registry = open()
    const before = (await registry.live()).files.vi
    folder.module('campaigns', 'c2')
    folder.point('campaigns', 'c2')
    clock.advance(1_000)
    const after = (await registry.live()).files.vi
    expect(after.url).not.toBe(before.url)
    expect(await registry.file(before.url)).toEqual(before.body)
    const records = JSON.parse(new TextDecoder().decode(after.body))
    expect(records.map((record: { hash: string }) => record.hash)).toEqual(['a1', 'c2'])
    expect(records[1].labels).toEqual({ nav: 'campaigns tiếng Việt' })
  })

  it('finds a registry file that another host announced a moment ago', async () => {
    const registry = open()
    await registry.live()
    folder.module('campaigns', 'c2')
    folder.point('campaigns', 'c2')
    const { url } = (await open().live()).files.en
    expect(await registry.file(url)).not.toBeNull()
  })
})
