import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, CORE, LOGIN, LOGOUT, type TestHost, testHost } from '../testing/host.ts'
import { problemResponse } from '../testing/stub-api.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const CATEGORIES = `${CORE}/categories`
const get = (path: string, cookie?: string) => host.ask(path, cookie ? { headers: { cookie } } : {})
const post = (path: string, headers: Record<string, string>, body = '{}') => host.ask(path, { method: 'POST', headers, body })
const lastCall = () => host.api.calls.at(-1)
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

describe('signing in', () => {
  it('keeps the tokens and gives the browser an opaque cookie', async () => {
    const response = await post(LOGIN, CHANGE)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ token_type: 'Bearer', expires_in: 60, refresh_expires_in: 25_200 })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^console_3000=[\w-]{43}; Max-Age=25200; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('gives a cookie bound to the host and to https where the console is there', async () => {
    const secure = await testHost({ settings: { CONSOLE_ORIGIN: 'https://console.example' } })
    const response = await secure.ask(LOGIN, { method: 'POST', headers: { ...CHANGE, origin: 'https://console.example' }, body: '{}' })
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-console=[\w-]{43}; Max-Age=25200; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    await secure.close()
  })

  it('gives a new id each time and ends the session before', async () => {
    const first = await host.signIn()
    const response = await post(LOGIN, { ...CHANGE, cookie: first })
    const second = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(second).not.toBe(first)
    expect((await get(CATEGORIES, first)).status).toBe(401)
    expect((await get(CATEGORIES, second)).status).toBe(200)
    expect(host.api.count(`POST ${LOGOUT}`)).toBe(1)
  })

  it('passes a refusal on and sets no cookie', async () => {
    host.api.on(`POST ${LOGIN}`, () => problemResponse(401, 'invalid_credentials'))
    const response = await post(LOGIN, CHANGE)
    expect([response.status, await codeOf(response)]).toEqual([401, 'invalid_credentials'])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('is an error, and no one is signed in, where the answer holds no tokens', async () => {
    host.api.on(`POST ${LOGIN}`, () => ({ json: { hello: 'you' } }))
    const response = await post(LOGIN, CHANGE)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([500, null])
    expect(host.logged.join()).toContain('sign-in answer does not fit')
  })

  it('leaves neither token nor id readable in the store or the log', async () => {
    const cookie = await host.signIn()
    const id = cookie.split('=')[1] ?? ''
    expect(await host.store.read(id)).toBeNull()
    await get(CATEGORIES, cookie)
    expect(host.logged.join()).not.toMatch(/access-1|refresh-1/)
  })
})

describe('signing out', () => {
  it('ends the session here and at the API', async () => {
    const cookie = await host.signIn()
    const response = await post(LOGOUT, { ...CHANGE, cookie })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^console_3000=; Max-Age=0; /)])
    expect(lastCall()).toMatchObject({
      url: LOGOUT,
      body: '{"refresh_token":"refresh-1"}',
      headers: expect.objectContaining({ authorization: 'Bearer access-1' }),
    })
    expect((await get(CATEGORIES, cookie)).status).toBe(401)
  })

  it.each([
    ['is down', { cut: true } as const],
    ['fails', { status: 500, json: {} }],
  ])('works while the API %s', async (_, said) => {
    const cookie = await host.signIn()
    host.api.on(`POST ${LOGOUT}`, () => said)
    const response = await post(LOGOUT, { ...CHANGE, cookie })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect((await get(CATEGORIES, cookie)).status).toBe(401)
  })

  it('is fine without a session', async () => {
    expect((await post(LOGOUT, CHANGE)).status).toBe(204)
    expect(host.api.calls).toEqual([])
  })
})
