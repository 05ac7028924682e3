import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { CORE, REFRESH, type TestHost, testHost } from '../testing/host.ts'
import { keyOf, sealWith } from './seal.ts'

let host: TestHost
let cookie: string
beforeEach(async () => {
  host = await testHost()
  cookie = await host.signIn()
})
afterEach(() => host.close())

const CATEGORIES = `${CORE}/categories`
const ask = () => host.ask(CATEGORIES, { headers: { cookie } })
const key = () => keyOf(cookie.split('=')[1] ?? '')
const seal = () => sealWith(host.parts.settings.SECRET_KEY)

async function stored(): Promise<Record<string, unknown>> {
  const found = await host.store.read(key())
  return JSON.parse(seal().open(found?.sealed ?? '', key()) ?? 'null')
}

async function store(content: object): Promise<void> {
  const found = await host.store.read(key())
  const sealed = seal().close(JSON.stringify(content), key())
  await host.store.replace(key(), found?.version ?? 0, { sealed, expires: host.clock.now() + 600_000 })
}

it('a session says which format it has', async () => {
  expect(await stored()).toMatchObject({ format: 1 })
})

it('a session of an older host, without a format, is used', async () => {
  const { format, ...older } = await stored()
  await store(older)
  expect((await ask()).status).toBe(200)
})

it('what a newer host keeps with a session stays when this host renews its tokens', async () => {
  await store({ ...(await stored()), bound_to: 'a device' })
  host.api.on(`POST ${REFRESH}`, () => ({
    json: { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 60, refresh_expires_in: 25_200 },
  }))
  host.clock.advance(60_000)
  expect((await ask()).status).toBe(200)
  expect(await stored()).toMatchObject({ refresh: 'refresh-2', bound_to: 'a device' })
})

it('a session in a newer format is left alone and told, and its cookie stays', async () => {
  await store({ format: 2, tokens: ['access-1', 'refresh-1'] })
  const response = await ask()
  expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null])
  expect(await stored()).toEqual({ format: 2, tokens: ['access-1', 'refresh-1'] })
  expect(host.logged.join()).toContain('session of a newer host')
})
