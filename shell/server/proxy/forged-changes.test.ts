import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CHANGE, ORIGIN, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
let cookie: string
beforeAll(async () => {
  host = await testHost()
  cookie = await host.signIn()
})
afterAll(() => host.close())

/** The calls that the host offers to pages; renewing tokens is its own. */
const changes = allRoutes.filter(({ method, id }) => method !== 'GET' && id !== 'auth.refresh')
const { 'content-type': json } = CHANGE
const FORGED: readonly (readonly [how: string, headers: Record<string, string>])[] = [
  ['without the header and the origin', {}],
  ['without the header', { origin: ORIGIN }],
  ['with another value of the header', { origin: ORIGIN, 'x-console': 'true' }],
  ['without the origin', { 'x-console': '1' }],
  ['of another site', { 'x-console': '1', origin: 'https://evil.example' }],
  ['of a site whose name begins alike', { 'x-console': '1', origin: `${ORIGIN}.evil.example` }],
  ['of another scheme', { 'x-console': '1', origin: ORIGIN.replace('http', 'https') }],
  ['of another port', { 'x-console': '1', origin: 'http://localhost:3001' }],
  ['of a sandboxed frame', { 'x-console': '1', origin: 'null' }],
  ['that names the origin as its referrer alone', { 'x-console': '1', referer: `${ORIGIN}/campaigns` }],
]
/** What a form on another site can send without asking. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const BY_GOOGLE = ['auth.login_google', 'auth.register_google']

describe.each(changes.map(({ id, method, path }) => [id, method, path.replace(/:[a-z_]+/g, 'p1')] as const))('%s', (id, method, path) => {
  it.each(FORGED)('is refused %s, before the API hears of it', async (_, headers) => {
    const before = host.api.calls.length
    for (const type of [json, ...FORM_TYPES]) {
      const response = await host.ask(path, { method, headers: { ...headers, cookie, 'content-type': type }, body: '{}' })
      expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'request_refused' })])
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    expect(host.api.calls).toHaveLength(before)
  })

  // Neither call works without the state that was kept on the way to Google.
  if (!BY_GOOGLE.includes(id))
    it('is passed on with both', async () => {
      const before = host.api.calls.length
      const response = await host.ask(path, { method, headers: { ...CHANGE, cookie }, body: '{}' })
      expect(response.status).not.toBe(403)
      expect(host.api.calls.length).toBeGreaterThan(before)
      // Some of them end or replace the session.
      cookie = await host.signIn()
    })

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not made by %s', async (other) => {
    const before = host.api.calls.filter((call) => call.method !== 'GET').length
    await host.ask(path, { method: other, headers: { cookie, 'x-http-method-override': method } })
    expect(host.api.calls.filter((call) => call.method !== 'GET')).toHaveLength(before)
  })
})
