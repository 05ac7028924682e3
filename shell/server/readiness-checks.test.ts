import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createApp } from './app.ts'
import { PROFILE, type TestHost, testHost } from './testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
  host.api.on(`GET ${PROFILE}`, () => ({ status: 401 }))
})
afterEach(() => host.close())

type Parts = Readonly<Record<string, { readonly status: string; readonly reasons: readonly string[] }>>

async function readyz(app?: ReturnType<typeof createApp>) {
  const request = new Request('http://localhost:3000/readyz')
  const response = await (app ? app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }) : host.ask('/readyz'))
  const { status, parts } = (await response.json()) as { readonly status: string; readonly parts: Parts }
  return { code: response.status, status, parts }
}

it('a host is ready when it has a shell, reads sessions and gets answers from the API, and asking is in no number', async () => {
  const counted: string[] = []
  const app = createApp({ ...host.parts, log: { ...host.parts.log, count: (event) => counted.push(event) } })
  expect(await readyz(app)).toMatchObject({ code: 200, status: 'ready' })
  expect(counted).toEqual(['registry read'])
})

it('a host that cannot read sessions stays in service, as all hosts would leave it together, and serves pages', async () => {
  const cookie = await host.signIn()
  const store = { ...host.store, read: () => Promise.reject(new Error('ECONNREFUSED')) }
  const app = createApp({ ...host.parts, store })
  const sessions = { status: 'degraded', reasons: ['ECONNREFUSED'] }
  expect(await readyz(app)).toMatchObject({ code: 200, status: 'degraded', parts: { sessions } })
  const page = (headers: Record<string, string>, path: string) =>
    app.fetch(new Request(`http://localhost:3000${path}`, { headers }), { incoming: { socket: {} } })
  expect([(await page({}, '/login')).status, (await page({ cookie }, '/campaigns')).status]).toEqual([200, 200])
})

it('a host that is being stopped gets no one, and lives', async () => {
  let isStopping = false
  const app = createApp({ ...host.parts, isStopping: () => isStopping })
  expect(await readyz(app)).toMatchObject({ code: 200 })
  isStopping = true
  expect(await readyz(app)).toMatchObject({ code: 503, parts: { process: { reasons: ['it is being stopped'] } } })
})

it('an API that fails or is away keeps no one out, and is asked at most every 5 seconds', async () => {
  host.api.on(`GET ${PROFILE}`, () => ({ status: 502 }))
  const broken = { code: 200, status: 'degraded', parts: { api: { reasons: ['it responds with 502'] } } }
  expect(await readyz()).toMatchObject(broken)
  host.api.on(`GET ${PROFILE}`, () => ({ cut: true }))
  host.clock.advance(4_999)
  expect(await readyz()).toMatchObject(broken)
  host.clock.advance(1)
  expect(await readyz()).toMatchObject({ code: 200, parts: { api: { status: 'degraded', reasons: ['no connection'] } } })
})
