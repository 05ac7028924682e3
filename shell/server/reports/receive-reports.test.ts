import type { FailureReport } from '@console/module'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, dataIn, type TestHost, testHost } from '../testing/host.ts'

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
    expect((await send(JSON.stringify({ ...FAILED, more: 'x'.repeat(1_024) }))).status).toBe(413)
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

  it('gives way to the one before for 10 minutes, once three sessions failed to load it', async () => {
    const sessions = [await host.signIn(), await host.signIn(), await host.signIn()]
    for (const cookie of sessions.slice(1)) await report({}, { cookie })
    expect(await servedHash()).toBe('c2')
    await report({}, { cookie: sessions[0] ?? '' })
    expect(logged('release held back')).toMatchObject([{ id: 'campaigns', hash: 'c2' }])
    expect(await servedHash()).toBe('c1')
    host.clock.advance(600_000)
    expect(await servedHash()).toBe('c2')
  })

  it('stays for one session, from wherever it reports', async () => {
    const cookie = await host.signIn()
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await report({}, { cookie, address })
    expect(await servedHash()).toBe('c2')
  })

  it('stays for one network that makes up its cookies', async () => {
    for (const letter of ['a', 'b', 'c']) await report({}, { cookie: `console_3000=${letter.repeat(43)}` })
    expect(await servedHash()).toBe('c2')
  })

  it('stays where networks failed and not the release', async () => {
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      for (const reason of ['unreachable', 'slow', 'render'] as const) await report({ reason }, { address })
    }
    expect(await servedHash()).toBe('c2')
  })

  it('stays where no other could be served', async () => {
    host.registry.makeLive('campaigns', 'c2')
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) await report({}, { address })
    expect(await servedHash()).toBe('c2')
  })
})
