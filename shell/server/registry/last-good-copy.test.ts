import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { historyFile, LIVE } from '@console/module/registry'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { followedRegistry } from '../testing/followed-registry.ts'

const followed = followedRegistry()
const { open, hashes, hashesNext, logged } = followed
const BOTH = { auth: 'a1', campaigns: 'c1' }

const BROKEN: readonly (readonly [string, (live: string) => string])[] = [
  ['is empty', () => ''],
  ['is half written', (live) => live.slice(0, live.length / 2)],
  ['is garbage', () => '\u0000\u0001 no JSON at all'],
  ['is of a format to come', (live) => live.replace('"schema":1', '"schema":3')],
]

describe('a live.json that is broken', () => {
  it.each(BROKEN)('leaves everything as it was when it %s, and the log says so once', async (_, broken) => {
    const registry = open()
    expect(await hashes(registry)).toEqual(BOTH)
    followed.folder.write(LIVE, broken(JSON.stringify(followed.folder.snapshot)))
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`live.json: `)
    expect(logged[0]).toContain(`number ${followed.folder.snapshot.number} is served`)
  })

  it.each(BROKEN)('does not keep a host that starts from serving what was live when it %s', async (_, broken) => {
    const before = await open().live(null)
    followed.folder.write(LIVE, broken(JSON.stringify(followed.folder.snapshot)))
    const live = await open().live(null)
    expect(live.modules).toEqual(before.modules)
    expect(live.shell).toEqual(before.shell)
    expect(logged.join()).toContain('live.json: ')
  })

  it('is followed again as soon as it is whole', async () => {
    await open().live(null)
    followed.folder.write(LIVE, '{')
    const registry = open()
    expect(await hashes(registry)).toEqual(BOTH)
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c2' })
  })

  it('leaves a host that never had another one, and finds no history, without a shell, and the log says why', async () => {
    followed.folder.write(LIVE, '{')
    expect((await open().live(null)).shell).toBeNull()
    expect(logged.join()).toContain('live.json: ')
  })
})

describe('a live.json that is missing or broken', () => {
  const FAULTS: readonly (readonly [string, () => void])[] = [
    ['is missing', () => rmSync(join(followed.folder.path, LIVE))],
    ['is half written', () => followed.folder.write(LIVE, '{"schema":1,')],
  ]
  /** Writes what is live into the history, as every release does, then makes the next one live. */
  function release(hash: string): void {
    followed.folder.module('campaigns', hash)
    followed.folder.makeLive('campaigns', hash)
    followed.folder.write(historyFile(followed.folder.snapshot.number), JSON.stringify(followed.folder.snapshot))
  }
  beforeEach(() => {
    release('c2')
    release('c3')
  })

  it.each(FAULTS)('has a host without a copy serve the newest of the history when it %s, loudly, until it is mended', async (_, breaks) => {
    breaks()
    const registry = open()
    expect(await hashes(registry)).toEqual({ ...BOTH, campaigns: 'c3' })
    const { number } = followed.folder.snapshot
    expect((await registry.condition()).faults).toMatchObject([{ level: 'error', text: expect.stringMatching(/^live\.json: /) }])
    expect(logged.join()).toContain(`; number ${number} is served`)
    release('c4')
    expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c4' })
    expect((await registry.condition()).faults).toEqual([])
  })

  it('has a snapshot of the history that is broken passed over', async () => {
    followed.folder.write(historyFile(followed.folder.snapshot.number), '{')
    followed.folder.write(LIVE, '{')
    expect(await hashes(open())).toEqual({ ...BOTH, campaigns: 'c2' })
  })

  it('has a host with an older copy serve the newer one of the history', async () => {
    await open().live(null)
    release('c4')
    followed.folder.write(LIVE, '{')
    expect(await hashes(open())).toEqual({ ...BOTH, campaigns: 'c4' })
  })
})

describe('a host that starts', () => {
  it('serves what was live although the whole registry is gone, with the registry files of pages opened before', async () => {
    const { files } = await open().live(null)
    rmSync(followed.folder.path, { recursive: true })
    const registry = open()
    expect(await hashes(registry)).toEqual(BOTH)
    expect(await registry.file(files.vi.url)).toEqual(files.vi.body)
  })

  it('has the registry files of pages that were opened before the last release', async () => {
    const { files } = await open().live(null)
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    const registry = open()
    expect(await hashes(registry)).toEqual({ ...BOTH, campaigns: 'c2' })
    expect(await registry.file(files.en.url)).toEqual(files.en.body)
  })

  it('serves what was live of a module whose manifest was altered meanwhile', async () => {
    await open().live(null)
    writeFileSync(join(followed.folder.path, 'modules/campaigns/c1/module.json'), '{}')
    expect(await hashes(open())).toEqual(BOTH)
  })

  it('serves the shell that was live where its successor cannot be read', async () => {
    await open().live(null)
    followed.folder.makeLive('shell', 's9')
    expect((await open().live(null)).shell?.hash).toBe('s1')
  })
})
