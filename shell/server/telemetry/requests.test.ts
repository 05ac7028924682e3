import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createApp, type HostParts } from '../app.ts'
import { CHANGE, CORE, LOGIN, ORIGIN, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost({ settings: { LOG_REQUESTS: true } })
})
afterEach(() => host.close())

/** A line is written after the response, which does not wait for it. */
const written = () => new Promise(setImmediate)
const lines = () => host.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')

it.each<[string, string, string, number, RequestInit]>([
  [`${CORE}/publishers/7/campaigns/1234?q=secret`, 'call', 'campaigns.get', 401, {}],
  ['/pub/core/api/v1/nothing/1234', 'call', 'none', 404, {}],
  ['/campaigns/1234', 'page', '/campaigns/:campaign_id', 302, {}],
  ['/vi/login_test', 'page', '/login_test', 200, {}],
  ['/nobody@lotus.example', 'page', 'none', 404, {}],
  ['/shell/s9/main.js', 'file', '/shell', 404, {}],
  ['/modules/campaigns/1234/page.js', 'file', '/modules', 404, {}],
  ['/overrides/1234', 'own', '/overrides', 404, { method: 'PUT', headers: CHANGE, body: '{}' }],
  ['/view-as/p1/r1', 'own', '/view-as', 401, { method: 'PUT', headers: CHANGE }],
  ['/report/visit', 'own', '/report', 403, { method: 'POST', body: '{}' }],
])('the log has a line for %s: %s %s %d', async (path, kind, route, status, init) => {
  await host.ask(path, init)
  await written()
  expect(lines()).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      event: 'request',
      request_id: expect.any(String),
      method: init.method ?? 'GET',
      kind,
      route,
      status,
      ms: 0,
    },
  ])
})

it('the line has the id that the response has, and how long it took', async () => {
  host.api.on(`POST ${LOGIN}`, () => {
    host.clock.advance(250)
    return { status: 503 }
  })
  const response = await host.ask(LOGIN, { method: 'POST', headers: CHANGE, body: '{"email":"owner@lotus.example","password":"secret"}' })
  await written()
  expect(lines()).toMatchObject([{ route: 'auth.login', status: 503, ms: 250, request_id: response.headers.get('x-request-id') }])
  expect(host.logged.join()).not.toMatch(/secret|owner@/)
})

/** A host whose registry cannot be read, or whose log fails; the response needs neither. */
async function refusedBy(parts: Partial<HostParts>): Promise<number> {
  const app = createApp({ ...host.parts, ...parts })
  const response = await app.fetch(new Request(`${ORIGIN}/campaigns/1234`, { method: 'DELETE' }), { incoming: { socket: {} } })
  return response.status
}

it('no response waits for the line, whose route a slow registry tells later', async () => {
  const { promise: members, resolve } = Promise.withResolvers<ReadonlyMap<string, number>>()
  expect(await refusedBy({ recent: { ...host.parts.recent, members: () => members } })).toBe(405)
  await written()
  expect(lines()).toEqual([])
  resolve(new Map())
  while (lines().length === 0) await written()
  expect(lines()).toMatchObject([{ method: 'DELETE', route: '/campaigns/:campaign_id', status: 405 }])
})

it('a registry that fails costs the line its route alone', async () => {
  const members = () => Promise.reject(new Error('the disk failed'))
  expect(await refusedBy({ recent: { ...host.parts.recent, members } })).toBe(405)
  while (lines().length === 0) await written()
  expect(lines()).toMatchObject([{ kind: 'page', route: 'none', status: 405 }])
})

it('a log that fails, fails alone', async () => {
  let asked = 0
  const info = () => {
    asked += 1
    throw new Error('no space left on device')
  }
  expect(await refusedBy({ log: { ...host.parts.log, info } })).toBe(405)
  while (asked === 0) await written()
  await written()
})

it('there is none for what balancers ask, and none at all where it is switched off', async () => {
  for (const path of ['/healthz', '/readyz']) await host.ask(path)
  const quiet = await testHost()
  await quiet.ask('/login_test')
  await written()
  expect([...lines(), ...quiet.logged]).toEqual([])
  await quiet.close()
})

it.each([
  ['http://collector.example:4318', '00-0b5e7c1a94d34f0e8a612c7d9e3f5a10-8a612c7d9e3f5a10-01'],
  [undefined, undefined],
])('the API is told of the trace where traces are collected: %s', async (OTEL_EXPORTER_OTLP_ENDPOINT, traceparent) => {
  const other = await testHost({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT } })
  let told: unknown
  other.api.on(`GET ${CORE}/categories`, ({ headers }) => {
    told = headers.traceparent
    return { json: { items: [] } }
  })
  const headers = { cookie: await other.signIn(), 'x-request-id': '0b5e7c1a-94d3-4f0e-8a61-2c7d9e3f5a10' }
  await other.ask(`${CORE}/categories`, { headers })
  expect(told).toBe(traceparent)
  await other.close()
})
