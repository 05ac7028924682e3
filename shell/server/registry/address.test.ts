import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { historyFile, LIVE } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { jsonLog } from '../log.ts'
import { followedRegistry } from '../testing/followed-registry.ts'
import { openRegistry } from './open-registry.ts'
import { createQuarantine } from './quarantine.ts'

const followed = followedRegistry()
const { open, hashes, hashesNext, logged, clock } = followed
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const PAGE = '/modules/campaigns/c1/page-list.js'

let server: Server
let address: string
let asked: string[]
/** What the server does with a request; undefined serves the folder. */
let fault: ((place: string) => number | 'silence' | string | undefined) | undefined
beforeEach(async () => {
  fault = undefined
  asked = []
  server = createServer((request, response) => {
    const place = (request.url ?? '').slice('/releases/'.length)
    const file = join(followed.folder.path, place)
    const done = fault?.(place)
    if (done === 'silence') return
    if (typeof done === 'number') return response.writeHead(done).end()
    if (typeof done === 'string') return response.end(done)
    if (!existsSync(file)) return response.writeHead(404).end()
    const body = readFileSync(file)
    const etag = `"${body.length}-${followed.folder.snapshot.number}"`
    const isKnown = request.headers['if-none-match'] === etag
    asked.push(`${place}${isKnown ? ' (unchanged)' : ''}`)
    response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : body)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases`
  followed.folder.writeLive({}, privateKey)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const settings = () => ({ REGISTRY: address, REGISTRY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') })
const filesOfHost = () =>
  openRegistry(
    { ...settings(), DATA_DIR: followed.folder.data },
    createQuarantine(clock),
    clock,
    jsonLog((line) => logged.push(line), clock.now),
  ).serveFile
const BOTH = { auth: 'a1', campaigns: 'c1' }

describe('a registry at an address', () => {
  it('is followed, and not asked again for what did not change', async () => {
    const registry = open(settings())
    expect(await hashes(registry)).toEqual(BOTH)
    asked.length = 0
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(asked).toEqual([`${LIVE} (unchanged)`])
    followed.folder.module('campaigns', 'c2')
    followed.folder.makeLive('campaigns', 'c2')
    followed.folder.writeLive({}, privateKey)
    expect(await hashesNext(registry)).toEqual({ ...BOTH, campaigns: 'c2' })
  })

  it('has its files fetched once', async () => {
    const serveFile = filesOfHost()
    for (const encoding of ['br', undefined, 'br']) expect((await serveFile(PAGE, encoding)).status).toBe(200)
    expect(asked.filter((place) => PAGE.endsWith(place)).length).toBe(1)
    server.closeAllConnections()
    fault = () => 503
    expect(await (await serveFile(PAGE, undefined)).text()).toBe('// page-list.js of campaigns c1')
  })

  it.each<[string, NonNullable<typeof fault>]>([
    ['fails', () => 503],
    ['says that nothing is there', () => 404],
    ['sends a page of a proxy', () => '<html>Sign in to the network</html>'],
    ['sends half', (place) => (place === LIVE ? JSON.stringify(followed.folder.snapshot).slice(0, 200) : 503)],
  ])('that %s leaves what was live, also for a host that starts', async (_, failure) => {
    const registry = open(settings())
    await hashes(registry)
    fault = failure
    expect(await hashesNext(registry)).toEqual(BOTH)
    expect(await hashes(open(settings()))).toEqual(BOTH)
    expect(logged.join()).toContain(`${LIVE}: `)
  })

  it('has its newest snapshot found in the history by a few requests where live.json is missing', async () => {
    const { modules } = followed.folder.snapshot
    for (let number = 1; number <= 100; number++) {
      followed.folder.writeLive({ number, modules: number < 100 ? {} : modules }, privateKey)
      followed.folder.write(historyFile(number), JSON.stringify(followed.folder.snapshot))
    }
    // Many servers have their own page for missing files.
    fault = (place) => (place === LIVE || !existsSync(join(followed.folder.path, place)) ? '<html>Not found</html>' : undefined)
    expect(await hashes(open(settings()))).toEqual(BOTH)
    expect(asked.filter((place) => place.startsWith('history/')).length).toBeLessThan(15)
  })

  it('has no history taken that another key signed', async () => {
    followed.folder.writeLive({}, generateKeyPairSync('ed25519').privateKey)
    followed.folder.write(historyFile(1), JSON.stringify(followed.folder.snapshot))
    fault = (place) => (place === LIVE ? 404 : undefined)
    expect((await open(settings()).live(null)).shell).toBeNull()
  })

  it('that stays silent holds no page up', async () => {
    const registry = open(settings())
    await hashes(registry)
    fault = () => 'silence'
    clock.advance(1_000)
    const waiting = hashes(registry)
    await new Promise((resume) => setImmediate(resume))
    clock.advance(500)
    expect(await waiting).toEqual(BOTH)
  })

  it('has an altered file refused and not kept', async () => {
    const serveFile = filesOfHost()
    fault = (place) => (place.endsWith('page-list.js') ? '// another one' : undefined)
    expect((await serveFile(PAGE, undefined)).status).toBe(502)
    fault = undefined
    expect((await serveFile(PAGE, undefined)).status).toBe(200)
  })
})
