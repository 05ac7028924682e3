import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readCookies } from '../request-cookies.ts'
import { CHANGE, LOGIN, type TestHost, testHost } from '../testing/host.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { problemResponse } from '../testing/stub-api.ts'
import { knownBrowsers } from './known-browsers.ts'
import { sealWith } from './seal.ts'

const OWNER = 'owner@lotus.example'
const DAY = 86_400_000

describe('a browser', () => {
  const seal = sealWith('a secret of at least 32 characters')
  const clock = manualClock()
  const known = knownBrowsers('http://localhost:3000', seal, clock)
  const cookies = (...set: string[]) => readCookies(new Headers({ cookie: set.map((one) => one.split(';')[0]).join('; ') }))

  it('is known for 30 days for the account that signed in, whatever the case of its email, under one id', () => {
    const first = cookies(known.remember({}, OWNER))
    const id = known.idIn(first, 'OWNER@lotus.example ')
    expect(id).toMatch(/^[\w-]{43}$/)
    const again = cookies(known.remember(first, OWNER))
    expect(known.idIn(again, OWNER)).toBe(id)
    clock.advance(30 * DAY - 1)
    expect(known.idIn(again, OWNER)).toBe(id)
    clock.advance(1)
    expect(known.idIn(again, OWNER)).toBeUndefined()
  })

  it('is not known for another account, with a cookie of its own making, or with one of another secret', () => {
    const mine = cookies(known.remember({}, 'viewer@lotus.example'))
    expect(known.idIn(mine, OWNER)).toBeUndefined()
    expect(known.idIn({ 'console-known_3000': 'a'.repeat(114) }, OWNER)).toBeUndefined()
    const others = knownBrowsers('http://localhost:3000', sealWith('another secret of 32 characters or more'), clock)
    expect(known.idIn(cookies(others.remember({}, OWNER)), OWNER)).toBeUndefined()
  })

  it('is known for the last three accounts', () => {
    const people = ['a', 'b', 'c', 'd'].map((name) => `${name}@lotus.example`)
    const all = people.reduce((before, email) => cookies(known.remember(before, email)), {})
    expect(people.map((email) => known.idIn(all, email) !== undefined)).toEqual([false, true, true, true])
  })
})

describe('a sign-in', () => {
  let host: TestHost
  beforeEach(async () => {
    host = await testHost({ settings: { GATEWAY_KEY: 'a key of the sandbox' } })
  })
  afterEach(() => host.close())

  const login = (email: string, cookie = '') =>
    host.ask(LOGIN, {
      method: 'POST',
      headers: { ...CHANGE, cookie, 'x-known-browser': 'a'.repeat(43) },
      body: JSON.stringify({ email, password: 'x' }),
    })
  const knownCookie = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith('console-known_3000='))
  const named = () => host.api.calls.at(-1)?.headers['x-known-browser']

  it('tells the API that shares the gateway key whether the account signed in here before', async () => {
    const cookie = knownCookie(await login(OWNER))
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(named()).toBeUndefined()
    await login(OWNER, cookie?.split(';')[0])
    expect(host.api.calls.filter(({ url }) => url === LOGIN).at(-1)?.headers['x-known-browser']).toMatch(/^[\w-]{43}$/)
    await login('viewer@lotus.example', cookie?.split(';')[0])
    expect(named()).toBeUndefined()
  })

  it('that is refused makes no browser known', async () => {
    host.api.on(`POST ${LOGIN}`, () => problemResponse(401, 'invalid_credentials'))
    expect(knownCookie(await login(OWNER))).toBeUndefined()
  })
})
