import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import { CHANGE, CORE, LOGOUT, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import { problemResponse, type StubResponse } from '../testing/stub-api.ts'

let host: TestHost
let cookie: string
beforeEach(async () => {
  host = await testHost()
  cookie = await host.signIn()
})
afterEach(() => host.close())

const CATEGORIES = `${CORE}/categories`
const call = () => host.ask(CATEGORIES, { headers: { cookie } })
const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map((answer) => answer.status)
const tokens = () => host.api.calls.filter((one) => one.url === CATEGORIES).map((one) => one.headers.authorization)

describe('an access token', () => {
  it('is used as long as it lives and renewed a few seconds before its end', async () => {
    host.clock.advance(54_000)
    await call()
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
    host.clock.advance(1_000)
    await call()
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(tokens()).toEqual(['Bearer access-1', 'Bearer access-2'])
  })

  it('is renewed once for many calls at the same time', async () => {
    host.clock.advance(60_000)
    expect(await statuses(Array.from({ length: 20 }, call))).toEqual(Array(20).fill(200))
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(new Set(tokens())).toEqual(new Set(['Bearer access-2']))
  })

  it('is renewed once, and the call made again with the same body, when the API says that it has expired', async () => {
    const path = `${CORE}/publishers/p1/campaigns`
    host.api.on(`POST ${path}`, ({ headers }) =>
      headers.authorization === 'Bearer access-1' ? problemResponse(401, 'token_expired') : { status: 201, json: {} },
    )
    const create = () => host.ask(path, { method: 'POST', headers: { ...CHANGE, cookie }, body: '{"name":"Hè"}' })
    expect(await statuses([create(), create(), create()])).toEqual([201, 201, 201])
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(host.api.calls.filter((one) => one.url === path).every((one) => one.body === '{"name":"Hè"}')).toBe(true)
  })

  it('is not renewed for a 401 that speaks of something else', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemResponse(401, 'otp_invalid'))
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
  })
})

describe('a renewal that fails', () => {
  it.each<[string, StubResponse]>([
    ['500', { status: 500, json: {} }],
    ['503 as HTML', { status: 503, text: '<h1>Busy</h1>' }],
    ['429', problemResponse(429, 'rate_limited')],
    ['an answer without tokens', { json: {} }],
    ['401 without a code', { status: 401, text: 'no' }],
    ['401 of another kind', problemResponse(401, 'unauthenticated')],
    ['500 that names a code which would end the session', problemResponse(500, 'session_revoked')],
    ['no answer', { cut: true }],
  ])('with %s signs no one out', async (_, said) => {
    host.clock.advance(60_000)
    host.api.on(`POST ${REFRESH}`, () => said)
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
    host.api.on(`POST ${REFRESH}`, () => ({ json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60 } }))
    expect((await call()).status).toBe(200)
    expect(tokens().at(-1)).toBe('Bearer access-9')
  })

  it('after the API refused the token signs no one out, and the call is not made again', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemResponse(401, 'token_expired'))
    host.api.on(`POST ${REFRESH}`, () => ({ status: 500, json: {} }))
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
    expect(host.api.count(`GET ${CATEGORIES}`)).toBe(1)
  })

  it('leaves a token that still has some seconds in use', async () => {
    host.clock.advance(56_000)
    host.api.on(`POST ${REFRESH}`, () => ({ status: 500, json: {} }))
    expect((await call()).status).toBe(200)
    expect(tokens()).toEqual(['Bearer access-1'])
  })

  it('is repeated once, under the same key, when its response is lost', async () => {
    host.clock.advance(60_000)
    const keys: unknown[] = []
    host.api.on(`POST ${REFRESH}`, ({ headers }) => {
      keys.push(headers['idempotency-key'])
      return keys.length === 1 ? { cut: true } : { json: { access_token: 'access-9', refresh_token: 'refresh-9' } }
    })
    expect((await call()).status).toBe(200)
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/), keys[0]])
  })

  it('stays open while the API is late: who waited for ten seconds is told to come back, and gets the late tokens then', async () => {
    host.clock.advance(60_000)
    const { asked, late } = heldRenewal()
    const answer = call()
    await asked
    host.clock.advance(10_000)
    const { status, headers } = await answer
    expect([status, headers.get('retry-after'), headers.get('set-cookie')]).toEqual([503, '3', null])
    const next = call()
    late.resolve(TOKENS)
    expect((await next).status).toBe(200)
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(tokens()).toEqual(['Bearer access-9'])
  })

  it('by time-out signs no one out: a later call repeats it under the same key', async () => {
    host.clock.advance(60_000)
    const { asked } = heldRenewal()
    const answer = call()
    await asked
    host.clock.advance(30_000)
    expect([(await answer).status, (await answer).headers.get('set-cookie')]).toEqual([503, null])
    while (!host.logged.join().includes('refresh unreachable')) await new Promise(setImmediate)
    host.api.on(`POST ${REFRESH}`, () => TOKENS)
    expect((await call()).status).toBe(200)
    const [first, second] = host.api.calls.filter(({ url }) => url === REFRESH)
    expect([second?.body, second?.headers['idempotency-key']]).toEqual([first?.body, first?.headers['idempotency-key']])
  })

  it('comes so late that its token has expired on the way, and signs no one out', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemResponse(401, 'token_expired'))
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
    host.api.on(`GET ${CATEGORIES}`, () => ({ json: { items: [] } }))
    expect((await call()).status).toBe(200)
  })

  it.each(['refresh_invalid', 'refresh_reused', 'session_revoked'])('with %s ends the session', async (code) => {
    host.clock.advance(60_000)
    host.api.on(`POST ${REFRESH}`, () => problemResponse(401, code))
    const answer = await call()
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toMatch(/^console_3000=; Max-Age=0; /)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
    await call()
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
  })
})

describe('a session', () => {
  it('ends when the API revoked it, without a renewal', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemResponse(401, 'session_revoked'))
    expect((await call()).headers.get('set-cookie')).toContain('Max-Age=0')
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
  })

  it('ends when a token just issued is refused, so that no one goes round in circles', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemResponse(401, 'token_invalid'))
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, expect.stringContaining('Max-Age=0')])
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect((await host.ask('/login', { headers: { cookie } })).status).toBe(200)
  })

  it('lives as long as its refresh token', async () => {
    host.clock.advance(25_200_000)
    expect((await call()).status).toBe(401)
  })

  it('ended while its tokens were renewed stays ended', async () => {
    host.clock.advance(60_000)
    const { asked, late } = heldRenewal()
    const calling = call()
    await asked
    await host.ask(LOGOUT, { method: 'POST', headers: { ...CHANGE, cookie } })
    late.resolve(TOKENS)
    expect((await calling).status).toBe(401)
    expect((await call()).status).toBe(401)
  })
})

describe('two hosts with one store', () => {
  type App = ReturnType<typeof createApp>
  const ask = (app: App) =>
    app.fetch(new Request(`http://localhost:3000${CATEGORIES}`, { headers: { cookie } }), { incoming: { socket: {} } })
  const waitingHost = (onWait: () => void) =>
    createApp({
      ...host.parts,
      store: {
        ...host.store,
        async waitForChange(key) {
          await new Promise(setImmediate)
          onWait()
          return host.store.read(key)
        },
      },
    })

  it('renew once, however long the API takes: the one without the lock waits for the tokens of the other', async () => {
    host.clock.advance(60_000)
    const begun = host.clock.now()
    const { asked, late } = heldRenewal()
    const first = call()
    await asked
    const second = waitingHost(() => (host.clock.now() < begun + 9_000 ? host.clock.advance(250) : late.resolve(TOKENS)))
    expect((await ask(second)).status).toBe(200)
    expect((await first).status).toBe(200)
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(tokens()).toEqual(['Bearer access-9', 'Bearer access-9'])
  })

  it('repair what one of them left: the tokens that it did not live to store are given to the other, under the same key', async () => {
    const written = Promise.withResolvers<void>()
    const replace = () => {
      written.resolve()
      return new Promise<boolean>(() => {})
    }
    const lock = async (key: string, ms: number) => {
      await host.store.lock(key, ms)
      return { extend: async () => {}, release: async () => {} }
    }
    const dying = createApp({ ...host.parts, store: { ...host.store, replace, lock } })
    host.api.on(`POST ${REFRESH}`, () => TOKENS)
    host.clock.advance(60_000)
    const died = host.clock.now()
    void ask(dying)
    await written.promise
    expect((await ask(waitingHost(() => host.clock.advance(250)))).status).toBe(200)
    expect(host.clock.now() - died).toBe(5_000)
    const keys = host.api.calls.filter(({ url }) => url === REFRESH).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
    expect(tokens()).toEqual(['Bearer access-9'])
  })
})

const TOKENS: StubResponse = { json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60 } }

function heldRenewal() {
  const asked = Promise.withResolvers<void>()
  const late = Promise.withResolvers<StubResponse>()
  host.api.on(`POST ${REFRESH}`, () => {
    asked.resolve()
    return late.promise
  })
  return { asked: asked.promise, late }
}
