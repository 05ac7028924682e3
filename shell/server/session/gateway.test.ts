import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, CORE, LOGOUT, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import { problemAnswer, type StubAnswer } from '../testing/stub-api.ts'

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
      headers.authorization === 'Bearer access-1' ? problemAnswer(401, 'token_expired') : { status: 201, json: {} },
    )
    const create = () => host.ask(path, { method: 'POST', headers: { ...CHANGE, cookie }, body: '{"name":"Hè"}' })
    expect(await statuses([create(), create(), create()])).toEqual([201, 201, 201])
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(host.api.calls.filter((one) => one.url === path).every((one) => one.body === '{"name":"Hè"}')).toBe(true)
  })

  it('is not renewed for a 401 that speaks of something else', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemAnswer(401, 'otp_invalid'))
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
  })
})

describe('a renewal that fails', () => {
  it.each<[string, StubAnswer]>([
    ['500', { status: 500, json: {} }],
    ['503 as HTML', { status: 503, text: '<h1>Busy</h1>' }],
    ['429', problemAnswer(429, 'rate_limited')],
    ['an answer without tokens', { json: {} }],
    ['401 without a code', { status: 401, text: 'no' }],
    ['401 of another kind', problemAnswer(401, 'unauthenticated')],
    ['500 that names a code which would end the session', problemAnswer(500, 'session_revoked')],
    ['no answer', { cut: true }],
  ])('with %s signs nobody out', async (_, said) => {
    host.clock.advance(60_000)
    host.api.on(`POST ${REFRESH}`, () => said)
    const answer = await call()
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null])
    host.api.on(`POST ${REFRESH}`, () => ({ json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60 } }))
    expect((await call()).status).toBe(200)
    expect(tokens().at(-1)).toBe('Bearer access-9')
  })

  it('leaves a token that still has some seconds in use', async () => {
    host.clock.advance(56_000)
    host.api.on(`POST ${REFRESH}`, () => ({ status: 500, json: {} }))
    expect((await call()).status).toBe(200)
    expect(tokens()).toEqual(['Bearer access-1'])
  })

  it('is retried once when its response is lost', async () => {
    host.clock.advance(60_000)
    let tries = 0
    host.api.on(`POST ${REFRESH}`, () => {
      tries += 1
      return tries === 1 ? { cut: true } : { json: { access_token: 'access-9', refresh_token: 'refresh-9' } }
    })
    expect((await call()).status).toBe(200)
    expect(tries).toBe(2)
  })

  it('by time-out signs nobody out', async () => {
    host.clock.advance(60_000)
    let asked = Promise.withResolvers<void>()
    host.api.on(`POST ${REFRESH}`, () => {
      asked.resolve()
      return new Promise(() => {})
    })
    const answer = call()
    for (let round = 0; round < 2; round++) {
      await asked.promise
      asked = Promise.withResolvers()
      host.clock.advance(4_000)
    }
    expect([(await answer).status, (await answer).headers.get('set-cookie')]).toEqual([503, null])
  })

  it.each(['refresh_invalid', 'refresh_reused', 'session_revoked'])('with %s ends the session', async (code) => {
    host.clock.advance(60_000)
    host.api.on(`POST ${REFRESH}`, () => problemAnswer(401, code))
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
    host.api.on(`GET ${CATEGORIES}`, () => problemAnswer(401, 'session_revoked'))
    expect((await call()).headers.get('set-cookie')).toContain('Max-Age=0')
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
  })

  it('ends when a token just issued is refused, so that nobody goes round in circles', async () => {
    host.api.on(`GET ${CATEGORIES}`, () => problemAnswer(401, 'token_invalid'))
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
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<StubAnswer>()
    host.api.on(`POST ${REFRESH}`, () => {
      asked.resolve()
      return answer.promise
    })
    const calling = call()
    await asked.promise
    await host.ask(LOGOUT, { method: 'POST', headers: { ...CHANGE, cookie } })
    answer.resolve({ json: { access_token: 'access-9', refresh_token: 'refresh-9' } })
    expect((await calling).status).toBe(401)
    expect((await call()).status).toBe(401)
  })

  it('sealed under another secret is no session', async () => {
    const other = await testHost({ settings: { SECRET_KEY: 'another secret of 32 characters!!' } })
    const id = cookie.split('=')[1] ?? ''
    const { keyOf } = await import('./seal.ts')
    const kept = await host.store.read(keyOf(id))
    if (kept) await other.store.create(kept)
    expect((await other.ask(CATEGORIES, { headers: { cookie } })).status).toBe(401)
    expect(await other.store.read(keyOf(id))).toBeNull()
    await other.close()
  })
})

describe('two hosts with one store', () => {
  it("renew once: the one without the lock waits for the other's tokens", async () => {
    const { createApp } = await import('../app.ts')
    const second = createApp(host.parts)
    host.clock.advance(60_000)
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<StubAnswer>()
    host.api.on(`POST ${REFRESH}`, () => {
      asked.resolve()
      return answer.promise
    })
    const first = call()
    await asked.promise
    const other = second.fetch(new Request(`http://localhost:3000${CATEGORIES}`, { headers: { cookie } }), { incoming: { socket: {} } })
    answer.resolve({ json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60 } })
    expect((await first).status).toBe(200)
    host.clock.advance(50)
    expect((await other).status).toBe(200)
    expect(host.api.count(`POST ${REFRESH}`)).toBe(1)
    expect(tokens()).toEqual(['Bearer access-9', 'Bearer access-9'])
  })

  it('renew in time when the one that held the lock died: while the API still gives the pair that it gave that one', async () => {
    const { createApp } = await import('../app.ts')
    const written = Promise.withResolvers<void>()
    const replace = () => {
      written.resolve()
      return new Promise<boolean>(() => {})
    }
    const dying = createApp({ ...host.parts, store: { ...host.store, replace } })
    const lock = async (key: string, ms: number) => {
      const release = await host.store.lock(key, ms)
      if (!release) void whenWaiting(host.clock).then(() => host.clock.advance(250))
      return release
    }
    const heir = createApp({ ...host.parts, store: { ...host.store, lock } })
    const ask = (app: typeof heir) =>
      app.fetch(new Request(`http://localhost:3000${CATEGORIES}`, { headers: { cookie } }), { incoming: { socket: {} } })
    const renewedAt: number[] = []
    host.api.on(`POST ${REFRESH}`, () => {
      renewedAt.push(host.clock.now())
      return { json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60 } }
    })
    host.clock.advance(60_000)
    void ask(dying)
    await written.promise
    expect((await ask(heir)).status).toBe(200)
    const [first = 0, second = Number.POSITIVE_INFINITY] = renewedAt
    expect(second - first).toBeLessThan(10_000)
    expect(tokens()).toEqual(['Bearer access-9'])
  })
})

/** Until something waits for the clock. */
async function whenWaiting(clock: TestHost['clock']): Promise<void> {
  while (clock.waiting === 0) await new Promise(setImmediate)
}
