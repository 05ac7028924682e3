import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import { CHANGE, CORE, LOGIN, LOGOUT, PROFILE, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import type { SessionStore } from './store.ts'

let host: TestHost
let cookie: string
beforeEach(async () => {
  host = await testHost()
  cookie = await host.signIn()
})
afterEach(() => host.close())

const fails = () => Promise.reject(new Error('database or disk is full'))
const FULL_DISK: Partial<SessionStore> = { create: fails, replace: fails, remove: fails, lock: fails }
const GONE: Partial<SessionStore> = { ...FULL_DISK, read: fails }

async function ask(store: Partial<SessionStore>, path: string, init: RequestInit = {}): Promise<Response> {
  const app = createApp({ ...host.parts, store: { ...host.store, ...store } })
  return app.fetch(new Request(`http://localhost:3000${path}`, init), { incoming: { socket: {} } })
}
const post = (store: Partial<SessionStore>, path: string) =>
  ask(store, path, { method: 'POST', headers: { ...CHANGE, cookie }, body: '{}' })

describe('a session store that fails', () => {
  it.each<[string, Partial<SessionStore>, () => Promise<Response>]>([
    ['a call', GONE, () => ask(GONE, PROFILE, { headers: { cookie } })],
    ['a sign-in', FULL_DISK, () => post(FULL_DISK, LOGIN)],
  ])('makes %s wait, and signs no one out', async (_, __, asked) => {
    const response = await asked()
    expect([response.status, response.headers.get('retry-after'), response.headers.get('set-cookie')]).toEqual([503, '3', null])
    expect(await response.json()).toMatchObject({ code: 'busy' })
    expect((await host.ask(PROFILE, { headers: { cookie } })).status).toBe(200)
  })

  it('makes a call wait whose tokens are due, and renews them once it works again', async () => {
    host.clock.advance(60_000)
    expect((await ask(FULL_DISK, PROFILE, { headers: { cookie } })).status).toBe(503)
    expect(host.api.count(`POST ${REFRESH}`)).toBe(0)
    expect((await host.ask(PROFILE, { headers: { cookie } })).status).toBe(200)
  })

  it.each<[string, Partial<SessionStore>, number]>([
    ['a full disk: the tokens are revoked', FULL_DISK, 1],
    ['a store that is gone', GONE, 0],
  ])('lets people sign out with %s', async (_, store, revoked) => {
    const response = await post(store, LOGOUT)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(host.api.count(`POST ${LOGOUT}`)).toBe(revoked)
  })

  it('does not touch calls that need no session', async () => {
    host.api.on(`GET ${CORE}/publishers/check-exist`, () => ({ json: { exists: false } }))
    expect((await ask(GONE, `${CORE}/publishers/check-exist?code=a`, { headers: { cookie } })).status).toBe(200)
  })

  it('sends people who come from Google back to their page', async () => {
    const location = 'https://issuer.example/auth'
    host.api.on('GET /pub/id/api/v1/auth/google', () => ({ status: 302, headers: { location } }))
    const response = await ask(FULL_DISK, '/pub/id/api/v1/auth/google')
    expect(response.headers.get('location')).toBe('http://localhost:3000/login/google?error=temporarily_unavailable')
  })

  it('is one line a minute in the log, without a cookie', async () => {
    const app = createApp({ ...host.parts, store: { ...host.store, ...GONE } })
    const call = () => app.fetch(new Request(`http://localhost:3000${PROFILE}`, { headers: { cookie } }), { incoming: { socket: {} } })
    for (let n = 0; n < 3; n++) await call()
    expect(host.logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'error', event: 'session store failed', error: 'Error: database or disk is full' }),
    ])
    host.clock.advance(60_000)
    await call()
    expect(host.logged).toHaveLength(2)
    expect(host.logged.join()).not.toContain(cookie.split('=')[1])
  })
})
