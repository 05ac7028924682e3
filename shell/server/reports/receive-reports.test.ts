import { COOKIES, type FailureReport } from '@console/module'
import { releaseFolder } from '@console/module/registry'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import type { Log } from '../log.ts'
import { CHANGE, dataIn, ORIGIN, PROFILE, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const FAILED: FailureReport = { id: 'campaigns', hash: 'c2', reason: 'import', support_id: '7F3K-9QXM', shell: 's1' }

interface From {
  readonly cookie?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

const send = (body: string, { cookie = '', address, headers = CHANGE }: From = {}) =>
  host.ask('/report', { method: 'POST', headers: { ...headers, cookie }, body, ...(address ? { address } : {}) })
const report = async (more: Partial<FailureReport> = {}, from: From = {}) =>
  (await send(JSON.stringify({ ...FAILED, ...more }), from)).status
const logged = (event: string) =>
  host.logged.map((line): { readonly event: string } => JSON.parse(line)).filter((line) => line.event === event)

describe('a report of a page', () => {
  it('is one line in the log, with the id that the person quotes', async () => {
    expect(await report({}, { cookie: await host.signIn() })).toBe(204)
    expect(logged('module failed')).toEqual([
      { time: expect.any(String), level: 'error', event: 'module failed', request_id: expect.any(String), ...FAILED, witness: 'session' },
    ])
  })

  it('is taken from whoever is not signed in, and of a module without a release', async () => {
    expect(await report({ hash: undefined, shell: undefined, reason: 'platform' })).toBe(204)
    expect(logged('module failed')).toMatchObject([{ id: 'campaigns', reason: 'platform', witness: 'network' }])
  })

  it('is counted apart from those of whoever is not signed in, of releases that are offered', async () => {
    const counted: unknown[] = []
    const count: Log['count'] = (event, facts) => event === 'area failed' && counted.push(facts?.witness)
    const app = createApp({ ...host.parts, log: { ...host.parts.log, count } })
    const body = (hash: string) => JSON.stringify({ ...FAILED, hash })
    for (const [hash, cookie] of [
      ['c1', await host.signIn()],
      ['c1', ''],
      ['c9', ''],
    ] as const) {
      const request = new Request(`${ORIGIN}/report`, { method: 'POST', headers: { ...CHANGE, cookie }, body: body(hash) })
      expect((await app.fetch(request, { incoming: { socket: {} } })).status).toBe(204)
    }
    expect(counted).toEqual(['session', 'network'])
  })

  it.each([
    ['is no JSON', '{'],
    ['is nothing', ''],
    ['has no known reason', JSON.stringify({ ...FAILED, reason: 'mood' })],
    ['names no module', JSON.stringify({ ...FAILED, id: '../campaigns' })],
    ['names no release', JSON.stringify({ ...FAILED, hash: 'a b' })],
    ['has words in place of its id', JSON.stringify({ ...FAILED, support_id: 'line\nbreak' })],
  ])('that %s is refused, and not logged', async (_, body) => {
    expect((await send(body)).status).toBe(422)
    expect(logged('module failed')).toEqual([])
  })

  it('that is larger than a report can be is refused', async () => {
    expect((await send(JSON.stringify({ ...FAILED, more: 'x'.repeat(2_048) }))).status).toBe(413)
  })

  it.each([
    ['another site', { ...CHANGE, origin: 'https://evil.example' }],
    ['a form', { origin: CHANGE.origin, 'content-type': 'text/plain' }],
  ])('from %s is refused', async (_, headers) => {
    expect((await send(JSON.stringify(FAILED), { headers })).status).toBe(403)
    expect(logged('module failed')).toEqual([])
  })

  it('is refused after 30 in a minute from one network, not from others', async () => {
    const from = (address: string) => report({}, { address })
    for (let sent = 0; sent < 30; sent += 1) expect(await from('2001:db8::1')).toBe(204)
    expect(await from('2001:db8::2')).toBe(429)
    expect(await from('2001:db8:0:1::1')).toBe(204)
    host.clock.advance(60_000)
    expect(await from('2001:db8::2')).toBe(204)
  })
})

describe('a release that pages report', () => {
  beforeEach(() => {
    host.registry.module('campaigns', 'c2')
    host.registry.makeLive('campaigns', 'c2', ['c1'])
  })

  const servedHash = async () => {
    host.clock.advance(1_000)
    return dataIn(await (await host.ask('/campaigns', { headers: { cookie: await host.signIn() } })).text(), 'console-page').module.hash
  }

  /** Three accounts, each at a publisher and in a network of its own. */
  async function threePeople(): Promise<(From & { readonly cookie: string })[]> {
    host.api.on(`GET ${PROFILE}`, ({ headers }) => ({
      json: {
        id: headers.authorization?.replace('Bearer ', ''),
        email: 'a@b.example',
        first_name: 'An',
        last_name: 'Le',
        roles: ['admin'],
        strategy: 'local',
      },
    }))
    const people: (From & { readonly cookie: string })[] = []
    for (const n of [1, 2, 3]) people.push({ cookie: `${await host.signIn()}; ${COOKIES.publisher}=p${n}`, address: `198.51.${n}.1` })
    return people
  }

  it('gives way to the one before for 10 minutes, once three people failed to load it', async () => {
    const [first, ...others] = await threePeople()
    for (const one of others) await report({}, one)
    expect(await servedHash()).toBe('c2')
    await report({}, first)
    expect(logged('release held back')).toMatchObject([{ id: 'campaigns', hash: 'c2', reason: 'import' }])
    expect(await servedHash()).toBe('c1')
    host.clock.advance(600_000)
    expect(await servedHash()).toBe('c2')
  })

  it('stays for one account, with whatever sessions and from wherever it reports', async () => {
    for (const address of ['198.51.1.1', '198.51.2.1', '198.51.3.1', '198.51.4.1'])
      await report({}, { cookie: await host.signIn(), address })
    expect(await servedHash()).toBe('c2')
  })

  it('stays while the API does not say whose sessions they are', async () => {
    const people = await threePeople()
    host.api.on(`GET ${PROFILE}`, () => ({ cut: true }))
    for (const one of people) await report({}, one)
    expect(await servedHash()).toBe('c2')
  })

  it('gives way at the first report when the host finds its files altered too', async () => {
    host.registry.write(`${releaseFolder('campaigns', 'c2')}/page-list.js`, 'something else')
    await report({ reason: 'altered' })
    expect(await servedHash()).toBe('c1')
  })

  it('stays where the host finds the files whole that pages call altered or missing', async () => {
    for (const cookie of [await host.signIn(), '']) {
      for (let n = 0; n < 12; n += 1) await report({ reason: n % 2 ? 'altered' : 'missing' }, { cookie, address: `198.51.${n}.1` })
    }
    expect(await servedHash()).toBe('c2')
  })

  it('stays for one network that makes up its cookies', async () => {
    for (const letter of ['a', 'b', 'c']) await report({}, { cookie: `console_3000=${letter.repeat(43)}` })
    expect(await servedHash()).toBe('c2')
  })

  it('stays where networks failed and not the release', async () => {
    for (const address of Array.from({ length: 12 }, (_, n) => `198.51.${n}.1`)) {
      for (const reason of ['unreachable', 'slow', 'render'] as const) await report({ reason }, { address })
    }
    expect(await servedHash()).toBe('c2')
  })

  it('stays where no other could be served', async () => {
    host.registry.makeLive('campaigns', 'c2')
    for (const one of await threePeople()) await report({}, one)
    expect(await servedHash()).toBe('c2')
  })

  describe('that throw when they are drawn', () => {
    const DRAWN = { reason: 'render', path: '/vi/campaigns' } as const
    const open = ({ cookie, address }: From, path = '/campaigns') =>
      host.ask(path, { headers: { cookie: cookie ?? '' }, ...(address ? { address } : {}) })

    it('lets the release give way, once three people who opened it told so', async () => {
      const people = await threePeople()
      for (const one of people) {
        await open(one)
        expect(await servedHash()).toBe('c2')
        await report(DRAWN, one)
      }
      expect(await servedHash()).toBe('c1')
      const release = { id: 'campaigns', hash: 'c2', reason: 'render', route: '/campaigns' }
      expect(logged('release fails')).toMatchObject([{ ...release, visitors: 3, minutes: 10 }])
      expect(logged('release held back')).toMatchObject([release])
    })

    it('stays, and is told of, where they opened other pages', async () => {
      for (const one of await threePeople()) {
        await open(one, '/campaigns/create')
        await report(DRAWN, one)
      }
      expect(await servedHash()).toBe('c2')
      expect(logged('release fails')).toHaveLength(1)
    })

    it('stays where the page belongs to another module, or to none', async () => {
      for (const one of await threePeople()) {
        for (const path of ['/login_test', '/nowhere', undefined]) await report({ ...DRAWN, path }, one)
      }
      expect(logged('release fails')).toEqual([])
    })

    it('is held back by all hosts that count together', async () => {
      const people = await threePeople()
      const other = createApp(host.parts)
      await host.ask('/campaigns')
      for (const one of people) await open(one)
      for (const { cookie, address } of people) {
        const request = new Request(`${ORIGIN}/report`, {
          method: 'POST',
          headers: { ...CHANGE, cookie },
          body: JSON.stringify({ ...FAILED, ...DRAWN }),
        })
        await other.fetch(request, { incoming: { socket: { remoteAddress: address } } })
      }
      expect(await servedHash()).toBe('c1')
    })
  })
})
