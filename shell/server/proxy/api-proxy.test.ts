import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, COOKIE, CORE, LOGIN, PROFILE, REFRESH, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const CATEGORIES = `${CORE}/categories`
const CAMPAIGNS = `${CORE}/publishers/p1/campaigns`
const get = (path: string, cookie?: string) => host.ask(path, cookie ? { headers: { cookie } } : {})
const post = (path: string, headers: Record<string, string>, body = '{}') => host.ask(path, { method: 'POST', headers, body })
const lastCall = () => host.api.calls.at(-1)
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('calls with a session', () => {
  it('go on with the token, without the cookie, and come back without cookies', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${CATEGORIES}`, () => ({
      json: { items: [] },
      headers: {
        'set-cookie': ['a=1', `${COOKIE}=stolen`],
        'x-own-cookie': 'b=2',
        server: 'secret',
        etag: '"7"',
        'ratelimit-policy': '600;w=60',
      },
    }))
    const response = await get(CATEGORIES, cookie)
    expect(lastCall()?.headers).toMatchObject({ authorization: 'Bearer access-1', accept: 'application/json' })
    expect(lastCall()?.headers).not.toHaveProperty('cookie')
    expect(await response.json()).toEqual({ items: [] })
    expect(response.headers.getSetCookie()).toEqual([])
    expect([...response.headers.keys()]).not.toContain('server')
    expect(Object.fromEntries(response.headers)).toMatchObject({ etag: '"7"', 'ratelimit-policy': '600;w=60' })
  })

  it('bring what people keep there unchanged, though a field of it is named like a token', async () => {
    const cookie = await host.signIn()
    const path = `${CORE}/publishers/p1/applications/a1`
    const firebase_config = { api_token: 'theirs', project: [{ refresh_token: 'theirs too', Access_Token: '' }] }
    const application = { id: 'a1', integration_info: { firebase_config } }
    host.api.on(`GET ${path}`, () => ({ json: application }))
    host.api.on(`PUT ${path}`, ({ body }) => ({ text: body, headers: { 'content-type': 'application/json' } }))
    const read = await (await get(path, cookie)).text()
    expect(read).toBe(JSON.stringify(application))
    const saved = await host.ask(path, { method: 'PUT', headers: { ...CHANGE, cookie }, body: read })
    expect(await saved.text()).toBe(read)
  })

  it('pass on what the contract names, and nothing else a page may say', async () => {
    const cookie = await host.signIn()
    const id = '0198d0a0-0000-7000-8000-000000000001'
    host.api.on(`POST ${CAMPAIGNS}`, () => ({ status: 201, json: {}, headers: { 'idempotency-replayed': 'true' } }))
    const more = {
      'idempotency-key': 'k',
      'if-match': '"3"',
      'accept-language': 'vi',
      'x-request-id': id,
      'x-client-ip': '1.2.3.4',
      authorization: 'Bearer mine',
    }
    const response = await post(`${CAMPAIGNS}?a=1`, { ...CHANGE, ...more, cookie }, '{"name":"Hè"}')
    expect(lastCall()).toMatchObject({ method: 'POST', url: `${CAMPAIGNS}?a=1`, body: '{"name":"Hè"}' })
    expect(lastCall()?.headers).toMatchObject({
      'idempotency-key': 'k',
      'if-match': '"3"',
      'accept-language': 'vi',
      'x-request-id': id,
      'content-type': 'application/json',
      authorization: 'Bearer access-1',
    })
    expect(lastCall()?.headers).not.toHaveProperty('x-client-ip')
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'idempotency-replayed': 'true', 'x-request-id': id })
  })

  it('answer 304 to a version already known', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${PROFILE}`, ({ headers }) => (headers['if-none-match'] === '"1"' ? { status: 304 } : { json: {} }))
    const response = await host.ask(PROFILE, { headers: { cookie, 'if-none-match': '"1"' } })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  it('are refused without a session before the API is asked, and a cookie that is over is cleared', async () => {
    const unknown = await get(CATEGORIES)
    expect([unknown.status, await codeOf(unknown), unknown.headers.get('set-cookie')]).toEqual([401, 'unauthenticated', null])
    const over = await get(CATEGORIES, `${COOKIE}=${'x'.repeat(43)}`)
    expect(over.headers.get('set-cookie')).toMatch(/^console_3000=; Max-Age=0; /)
    expect(host.api.calls).toEqual([])
  })

  it("carry the client's address to an API that shares the gateway key, to no other", async () => {
    const sandbox = await testHost({ settings: { GATEWAY_KEY: 'a key of the sandbox', TRUST_PROXY: ['10.0.0.0/8'] } })
    await sandbox.ask(LOGIN, { method: 'POST', headers: { ...CHANGE, 'x-forwarded-for': '203.0.113.9' }, body: '{}', address: '10.0.0.1' })
    expect(sandbox.api.calls[0]?.headers).toMatchObject({ 'x-client-ip': '203.0.113.9', 'x-gateway-key': 'a key of the sandbox' })
    await sandbox.close()
  })

  it.each([
    ['a listed address', { LOGIN_TEST: true }, '203.0.113.9', '1'],
    ['another address', { LOGIN_TEST: true }, '203.0.114.9', undefined],
    ['a listed address where there is no sign-in page for testers', { LOGIN_TEST: false }, '203.0.113.9', undefined],
  ])('from %s say whether it may sign in as testers do', async (_, more, address, mark) => {
    const sandbox = await testHost({ settings: { GATEWAY_KEY: 'a key of the sandbox', IP_ALLOWLIST: ['203.0.113.0/24'], ...more } })
    await sandbox.ask(LOGIN, { method: 'POST', headers: { ...CHANGE, 'x-login-test': '1' }, body: '{}', address })
    expect(sandbox.api.calls[0]?.headers['x-login-test']).toBe(mark)
    await sandbox.close()
  })

  it('carry the dialect of an API that speaks otherwise', async () => {
    const other = await testHost({
      translations: {
        'ref.categories': {
          request: (call) => ({ ...call, url: '/v2/cats' }),
          response: ({ status, body }) => ({ status, body: { items: body } }),
          error: ({ status }) => ({ status: 500, body: { code: 'internal', was: status } }),
        },
      },
    })
    const cookie = await other.signIn()
    other.api.on('GET /v2/cats', () => ({ json: [1] }))
    expect(await (await other.ask(CATEGORIES, { headers: { cookie } })).json()).toEqual({ items: [1] })
    other.api.on('GET /v2/cats', () => ({ status: 418, json: { oops: 1 } }))
    const failed = await other.ask(CATEGORIES, { headers: { cookie } })
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'application/problem+json'])
    expect(await failed.json()).toEqual({ code: 'internal', was: 418 })
    await other.close()
  })
})

describe('changes', () => {
  it('are refused when they are larger than the API takes, said or not', async () => {
    const cookie = await host.signIn()
    const before = host.api.calls.length
    const large = 'x'.repeat(1_048_577)
    const said = await post(CAMPAIGNS, { ...CHANGE, cookie, 'content-length': String(large.length) }, large)
    expect([said.status, await codeOf(said)]).toEqual([413, 'payload_too_large'])
    expect((await post(CAMPAIGNS, { ...CHANGE, cookie }, large)).status).toBe(413)
    expect(host.api.calls).toHaveLength(before)
  })
})

describe('paths', () => {
  it.each([
    ['GET', '/pub/core/api/v1/secrets'],
    ['GET', '/pub/'],
    ['GET', '/pub/core/api/v1/publishers/p1/campaigns/..%2F..%2Fadmin'],
    ['GET', '/pub/core/api/v1/publishers/%2e%2e/campaigns'],
    ['GET', '/pub/core/api/v1/publishers/a%3Fb/campaigns'],
    ['POST', REFRESH],
    ['GET', REFRESH],
  ])('%s %s is no call of the contract', async (method, path) => {
    const cookie = await host.signIn()
    const response = await host.ask(path, { method, headers: { ...CHANGE, cookie } })
    expect([response.status, await codeOf(response)]).toEqual([404, 'not_found'])
    expect(host.api.calls).toHaveLength(1)
  })

  it('of the contract take its methods only', async () => {
    const response = await host.ask(CATEGORIES, { method: 'DELETE', headers: CHANGE })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await host.ask(CATEGORIES, { method: 'OPTIONS' })).status).toBe(405)
  })
})

describe('answers', () => {
  it.each(['/pub/none', CATEGORIES, LOGIN])('of %s can do nothing when opened as a page', async (path) => {
    expect(Object.fromEntries((await get(path)).headers)).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it("keep the host's policy whatever the API says, and pass HTML as it is", async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${CATEGORIES}`, () => ({
      status: 502,
      text: '<h1>Bad gateway</h1>',
      headers: { 'content-security-policy': 'default-src *' },
    }))
    const response = await get(CATEGORIES, cookie)
    expect([response.status, await response.text()]).toEqual([502, '<h1>Bad gateway</h1>'])
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(response.headers.get('content-type')).toBe('text/html')
  })

  it("are the API's own: the host follows no redirect with a person's token", async () => {
    const cookie = await host.signIn()
    const before = host.api.calls.length
    host.api.on(`GET ${CATEGORIES}`, () => ({ status: 302, headers: { location: PROFILE } }))
    expect((await get(CATEGORIES, cookie)).status).toBe(302)
    expect(host.api.calls).toHaveLength(before + 1)
  })

  it('say busy, and no one is signed out, while the API cannot be reached', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${CATEGORIES}`, () => ({ cut: true }))
    const response = await get(CATEGORIES, cookie)
    expect([response.status, await codeOf(response), response.headers.get('retry-after'), response.headers.get('set-cookie')]).toEqual([
      503,
      'busy',
      '3',
      null,
    ])
    expect(JSON.parse(host.logged.at(-1) ?? '')).toMatchObject({
      event: 'api unreachable',
      path: CATEGORIES,
      request_id: response.headers.get('x-request-id'),
    })
    host.api.on(`GET ${CATEGORIES}`, () => ({ json: { items: [] } }))
    expect((await get(CATEGORIES, cookie)).status).toBe(200)
  })

  it('are logged without the token of an invitation in their path', async () => {
    host.api.on(`GET ${CORE}/invitations/secret-1`, () => ({ cut: true }))
    expect((await get(`${CORE}/invitations/secret-1`)).status).toBe(503)
    expect(JSON.parse(host.logged.at(-1) ?? '')).toMatchObject({ event: 'api unreachable', path: `${CORE}/invitations/:token` })
    expect(host.logged.join()).not.toContain('secret-1')
  })

  it('say busy after thirty seconds without one', async () => {
    const cookie = await host.signIn()
    const asked = Promise.withResolvers<void>()
    host.api.on(`GET ${CATEGORIES}`, () => {
      asked.resolve()
      return new Promise(() => {})
    })
    const response = get(CATEGORIES, cookie)
    await asked.promise
    host.clock.advance(30_000)
    expect([(await response).status, await codeOf(await response)]).toEqual([503, 'busy'])
  })

  it('are compressed for browsers that take it', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${CATEGORIES}`, () => ({ json: { items: ['x'.repeat(5_000)] } }))
    const response = await host.ask(CATEGORIES, { headers: { cookie, 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(200)
  })
})
