import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import type { Settings } from '../settings.ts'
import { CORE, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import type { StubResponse } from '../testing/stub-api.ts'
import { keyOf, sealWith } from './seal.ts'

type App = ReturnType<typeof createApp>

let host: TestHost
let cookie: string
beforeEach(async () => {
  host = await testHost()
  cookie = await host.signIn()
})
afterEach(() => host.close())

const CATEGORIES = `${CORE}/categories`
const NEW_SECRET = 'another secret of 32 characters!!'

const hostWith = (settings: Partial<Settings>) => createApp({ ...host.parts, settings: { ...host.parts.settings, ...settings } })
const ask = (app: App, path = CATEGORIES) =>
  app.fetch(new Request(`http://localhost:3000${path}`, { headers: { cookie } }), { incoming: { socket: {} } })
const told = () => host.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'session sealed with another key')

describe('a session that is sealed with the secret of other hosts', () => {
  it('is none for this host, which leaves it and its cookie alone', async () => {
    const other = hostWith({ SECRET_KEY: NEW_SECRET })
    for (const [path, status] of [
      [CATEGORIES, 401],
      ['/', 200],
    ] as const) {
      const response = await ask(other, path)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null])
    }
    expect((await host.ask(CATEGORIES, { headers: { cookie } })).status).toBe(200)
  })

  it('is one line a minute in the log, which says what to set', async () => {
    const other = hostWith({ SECRET_KEY: NEW_SECRET })
    for (let n = 0; n < 3; n++) await ask(other)
    expect(told()).toEqual([expect.objectContaining({ level: 'warn', advice: expect.stringContaining('SECRET_KEY_FALLBACKS') })])
    host.clock.advance(60_000)
    await ask(other)
    expect(told()).toHaveLength(2)
    expect(host.logged.join()).not.toContain(cookie.split('=')[1])
  })

  it('is not ended by a host whose renewal is overtaken by one with a newer secret', async () => {
    host.clock.advance(60_000)
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<StubResponse>()]
    host.api.on(`POST ${REFRESH}`, () => {
      asked.resolve()
      return answered.promise
    })
    const calling = host.ask(CATEGORIES, { headers: { cookie } })
    await asked.promise
    const key = keyOf(cookie.split('=')[1] ?? '')
    const sealed = sealWith(NEW_SECRET).close('{}', key)
    await host.store.replace(key, 1, { sealed, expires: host.clock.now() + 60_000 })
    answered.resolve({ json: { access_token: 'access-9', refresh_token: 'refresh-9', expires_in: 60, refresh_expires_in: 25_200 } })
    const response = await calling
    expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
    expect(await host.store.read(key)).toMatchObject({ sealed })
  })
})

it('a session goes on while the secret is replaced on one host after the other, also when its tokens are renewed', async () => {
  const { SECRET_KEY: before } = host.parts.settings
  const knowsBoth = hostWith({ SECRET_KEY: before, SECRET_KEY_FALLBACKS: [NEW_SECRET] })
  const replaced = hostWith({ SECRET_KEY: NEW_SECRET, SECRET_KEY_FALLBACKS: [before] })
  for (const app of [knowsBoth, replaced, knowsBoth, replaced]) {
    expect((await ask(app)).status).toBe(200)
    host.clock.advance(56_000)
  }
  expect((await ask(hostWith({ SECRET_KEY: NEW_SECRET }))).status).toBe(200)
  expect(told()).toEqual([])
})
