import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { COOKIE, CORE, dataIn, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const open = (path: string, cookie = '') => host.ask(path, { headers: { cookie } })
const target = (response: Response) => [response.status, response.headers.get('location')]

describe('addresses', () => {
  it.each(['/', '/vi', '/vi/', '/styleguide', '/login', '/vi/login', '/login_test'])('%s is open to all', async (path) => {
    expect((await open(path)).status).toBe(200)
  })

  it.each(['/nowhere', '/vi/nowhere', '/campaigns/1/2/3', '/vi/vi', '//campaigns'])(
    "%s is answered 404 with the console's own page",
    async (path) => {
      const response = await open(path, await host.signIn())
      expect(response.status).toBe(404)
      expect(dataIn(await response.text(), 'console-page')).toMatchObject({ module: null })
    },
  )

  it('of the test sign-in are not there unless they are switched on', async () => {
    const other = await testHost({ settings: { LOGIN_TEST: false } })
    for (const path of ['/login_test', '/vi/login_test', '/LOGIN_TEST']) expect((await other.ask(path)).status).toBe(404)
    await other.close()
  })

  it('that need a session lead to the root of the language, with the way back', async () => {
    expect(target(await open('/campaigns?status=active&q=a+b'))).toEqual([302, '/?next=%2Fcampaigns%3Fstatus%3Dactive%26q%3Da%2Bb'])
    expect(target(await open('/vi/campaigns/7'))).toEqual([302, '/vi?next=%2Fcampaigns%2F7'])
    expect(target(await open('/campaigns', `${COOKIE}=${'x'.repeat(43)}`))).toEqual([302, '/?next=%2Fcampaigns'])
  })

  it('of signing in lead on when signed in, to the page asked for where it is one of the console', async () => {
    const cookie = await host.signIn()
    expect(target(await open('/login', cookie))).toEqual([302, '/campaigns'])
    expect(target(await open('/vi/register', cookie))).toEqual([302, '/vi/campaigns'])
    expect(target(await open('/login?next=%2Fcampaigns%2F7', cookie))).toEqual([302, '/campaigns/7'])
    for (const next of ['//evil.example', 'https://evil.example/campaigns', '/\\evil.example', '/nowhere', '/login'])
      expect(target(await open(`/login?next=${encodeURIComponent(next)}`, cookie))).toEqual([302, '/campaigns'])
  })

  it('kept for listed clients lead all others to the root, and their calls are refused', async () => {
    const other = await testHost({
      settings: { IP_ALLOWLIST: ['203.0.113.0/24'], IP_ALLOWLIST_PATHS: ['/login_test', '/pub'], TRUST_PROXY: ['10.0.0.1'] },
    })
    expect(target(await other.ask('/vi/login_test'))).toEqual([302, '/vi'])
    expect((await other.ask('/login_test', { address: '203.0.113.4' })).status).toBe(200)
    expect((await other.ask('/login_test', { headers: { 'x-forwarded-for': '203.0.113.4' } })).status).toBe(302)
    expect((await other.ask('/login_test', { headers: { 'x-forwarded-for': '203.0.113.4' }, address: '10.0.0.1' })).status).toBe(200)
    expect((await other.ask(`${CORE}/categories`)).status).toBe(403)
    expect((await other.ask('/healthz')).status).toBe(200)
    await other.close()
  })

  it('at the root lead to the language that the person chose, by an answer that no one keeps', async () => {
    const response = await open('/?next=%2Fcampaigns', 'console_locale=vi')
    expect(target(response)).toEqual([302, '/vi?next=%2Fcampaigns'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('at the root lead people without a chosen language to the configured one', async () => {
    const other = await testHost({ settings: { ROOT_LOCALE: 'vi' } })
    expect(target(await other.ask('/'))).toEqual([302, '/vi'])
    await other.close()
  })

  it('take no change', async () => {
    expect((await host.ask('/campaigns', { method: 'POST' })).status).toBe(405)
  })
})
