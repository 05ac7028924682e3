import type { VisitReport } from '@console/module'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ORIGIN, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const HEADERS = { origin: ORIGIN, 'content-type': 'application/json' }
const VISIT: VisitReport = {
  path: '/vi/campaigns/0f3c/edit',
  shell: 's1',
  times: { first_byte: 41, drawn: 320, loaded: 400 },
  modules: [{ id: 'campaigns', hash: 'c1', version: '1.0.0', entry: 12, pages: 20 }],
  failures: { 'campaigns slow': 1 },
  calls: { unreachable: 0, refused: 1, failed: 2 },
}

const send = (body: string, headers: Readonly<Record<string, string>> = HEADERS) =>
  host.ask('/report/visit', { method: 'POST', headers, body })
const visit = async (more: object = {}, headers: Readonly<Record<string, string>> = HEADERS) =>
  (await send(JSON.stringify({ ...VISIT, ...more }), headers)).status
const logged = () => host.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'page visited')

describe("a page's report of its visit", () => {
  it('is one line in the log, with the pattern of the route in place of the address', async () => {
    const { path: _, ...rest } = VISIT
    expect(await visit({ path: '/vi/campaigns/0f3c' })).toBe(204)
    expect(logged()).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        event: 'page visited',
        request_id: expect.any(String),
        route: '/campaigns/:campaign_id',
        ...rest,
        witness: 'network',
      },
    ])
  })

  it.each([
    ['/', '/'],
    ['/vi/styleguide', '/styleguide'],
    ['/nothing/of/ours', 'none'],
  ])('of %s names the route %s', async (path, route) => {
    expect(await visit({ path })).toBe(204)
    expect(logged()).toMatchObject([{ route }])
  })

  it.each([
    ['is no JSON', '{'],
    ['has an address with a query', JSON.stringify({ ...VISIT, path: '/campaigns?q=An' })],
    ['has words in place of a version', JSON.stringify({ ...VISIT, modules: [{ ...VISIT.modules[0], version: 'a b' }] })],
    ['has an unknown reason', JSON.stringify({ ...VISIT, failures: { 'campaigns mood': 1 } })],
    ['has a failure of no module', JSON.stringify({ ...VISIT, failures: { 'An Le slow': 1 } })],
    [
      'has endless modules',
      JSON.stringify({ ...VISIT, modules: Array.from({ length: 51 }, () => ({ id: 'm', hash: 'h', version: '1' })) }),
    ],
    ['has a time that is none', JSON.stringify({ ...VISIT, times: { first_byte: -1, loaded: 1 } })],
  ])('that %s is refused, and not logged', async (_, body) => {
    expect((await send(body)).status).toBe(422)
    expect(logged()).toEqual([])
  })

  it('keeps nothing that it need not say', async () => {
    await visit({ email: 'an@lotus.example' })
    expect(host.logged.join()).not.toContain('lotus.example')
  })

  it('that is larger than a visit can be is refused', async () => {
    expect(await visit({ more: 'x'.repeat(8_192) })).toBe(413)
  })

  it.each([
    ['another site', { ...HEADERS, origin: 'https://evil.example' }],
    ['nowhere', { 'content-type': 'application/json' }],
    ['a form', { ...HEADERS, 'content-type': 'text/plain' }],
  ])('from %s is refused', async (_, headers) => {
    expect(await visit({}, headers)).toBe(403)
    expect(logged()).toEqual([])
  })

  it('is refused after 30 in a minute from one session, not from another', async () => {
    const [one, other] = [await host.signIn(), await host.signIn()]
    for (let sent = 0; sent < 30; sent += 1) expect(await visit({}, { ...HEADERS, cookie: one })).toBe(204)
    expect(await visit({}, { ...HEADERS, cookie: one })).toBe(429)
    expect(await visit({}, { ...HEADERS, cookie: other })).toBe(204)
  })
})
