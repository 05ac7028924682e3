import type { PageData } from '@console/module'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, dataIn, type TestHost, testHost } from '../testing/host.ts'
import { type OtherConsole, otherConsole } from '../testing/other-console.ts'

let other: OtherConsole
let host: TestHost
let signedIn: string
beforeEach(async () => {
  other = await otherConsole()
  host = await testHost({ settings: { ALLOW_OVERRIDES: [other.origin] } })
  signedIn = await host.signIn()
})
afterEach(async () => {
  await host.close()
  await other.close()
})

const HOUR_MS = 3_600_000

/** Returns the cookie header of the next request. */
async function override(id = 'campaigns', cookie = signedIn): Promise<string> {
  const body = JSON.stringify({ origin: other.origin })
  const response = await host.ask(`/overrides/${id}`, { method: 'PUT', headers: { ...CHANGE, cookie }, body })
  expect(response.status).toBe(204)
  return `${signedIn}; ${response.headers.get('set-cookie')?.split(';')[0]}`
}

async function page(cookie: string, path = '/campaigns'): Promise<PageData> {
  return dataIn(await (await host.ask(path, { headers: { cookie } })).text(), 'console-page')
}

const logged = (event: string) => host.logged.map((line) => JSON.parse(line)).filter((line) => line.event === event)

describe('a document with an override', () => {
  it('has manifest and files of the other origin, and says so in page data and in the log', async () => {
    other.registry.module('campaigns', 'o2', { labels: { en: { nav: 'Campaigns of a branch' }, vi: { nav: 'Chiến dịch của nhánh' } } })
    other.registry.makeLive('campaigns', 'o2')
    const cookie = await override()
    const html = await (await host.ask('/campaigns', { headers: { cookie } })).text()
    const data: PageData = dataIn(html, 'console-page')
    expect(data.nav.map(({ label }) => label)).toEqual(['Campaigns of a branch'])
    expect(data.overrides).toMatchObject([
      { id: 'campaigns', origin: other.origin, until: '2026-11-20T16:00:00.000Z', release: { hash: 'o2' } },
    ])
    const [, file = ''] = /href="(\/modules\/campaigns\/override-[\w-]+\/page-list\.js)"/.exec(html) ?? []
    const served = await host.ask(file, { headers: { cookie } })
    expect(await served.text()).toBe('// page-list.js of campaigns o2')
    expect(served.headers.get('cache-control')).toMatch(/^private/)
    expect(logged('override set')).toMatchObject([{ id: 'campaigns', origin: other.origin, hash: 'o2', until: '2026-11-20T16:00:00.000Z' }])
    expect(logged('document with an override')).toMatchObject([{ id: 'campaigns', origin: other.origin, hash: 'o2' }])
  })

  it('keeps every header, and files only for people who have the cookie', async () => {
    const cookie = await override()
    const { headers } = await host.ask('/campaigns', { headers: { cookie } })
    expect(headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
    expect(headers.get('content-security-policy')).not.toContain(other.origin)
    const { module } = await page(cookie)
    const file = `/modules/campaigns/${module?.hash}/page-list.js`
    expect((await host.ask(file, { headers: { cookie: signedIn } })).status).toBe(404)
    expect((await page(signedIn)).module?.hash).toBe('c1')
    expect(await page(signedIn)).not.toHaveProperty('overrides')
  })

  it('follows what is live there, and what was opened before goes on with its files', async () => {
    const cookie = await override()
    const before = await page(cookie)
    other.registry.module('campaigns', 'o2')
    other.registry.makeLive('campaigns', 'o2', ['o1'])
    expect((await page(cookie)).overrides?.[0]?.release?.hash).toBe('o2')
    const file = await host.ask(`/modules/campaigns/${before.module?.hash}/page-list.js`, { headers: { cookie } })
    expect(await file.text()).toBe('// page-list.js of campaigns o1')
  })

  it('does not get a file with other bytes than its manifest says', async () => {
    const cookie = await override()
    const { module } = await page(cookie)
    other.registry.file('modules/campaigns/o1/page-list.js', '// another one')
    expect((await host.ask(`/modules/campaigns/${module?.hash}/page-list.js`, { headers: { cookie } })).status).toBe(502)
  })

  it('is one for eight hours', async () => {
    const cookie = await override()
    host.clock.advance(8 * HOUR_MS - 1)
    expect((await page(cookie, '/login_test')).overrides).toHaveLength(1)
    host.clock.advance(1)
    expect(await page(cookie, '/login_test')).not.toHaveProperty('overrides')
  })

  it('is one again of releases once it is removed', async () => {
    const cookie = await override()
    const response = await host.ask('/overrides', { method: 'DELETE', headers: { ...CHANGE, cookie } })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      204,
      'console-overrides_3000=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(logged('override removed')).toMatchObject([{ id: 'all' }])
  })

  it('goes on with the other modules when one is removed', async () => {
    other.registry.module('auth', 'o1', { owns: ['/login'], routes: [], nav: [] })
    other.registry.makeLive('auth', 'o1')
    const both = await override('auth', await override())
    expect((await page(both)).overrides).toHaveLength(2)
    const response = await host.ask('/overrides/auth', { method: 'DELETE', headers: { ...CHANGE, cookie: both } })
    const left = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await page(`${signedIn}; ${left}`)).overrides).toMatchObject([{ id: 'campaigns' }])
  })

  it('has a module that was never released here, until its console is down', async () => {
    other.registry.module('loyalty', 'o1', { owns: ['/loyalty'], routes: [], nav: [] })
    other.registry.makeLive('loyalty', 'o1')
    const cookie = await override('loyalty')
    const overrides = [{ id: 'loyalty', release: { hash: 'o1' } }]
    expect(await page(cookie, '/nowhere')).toMatchObject({ overrides, owners: { loyalty: ['/loyalty'] } })
    expect(await page(signedIn, '/nowhere')).not.toHaveProperty('owners.loyalty')
    other.fail('gone')
    host.clock.advance(60_000)
    expect(await page(cookie, '/nowhere')).toMatchObject({ unavailable: { loyalty: { reason: 'override' } }, owners: { loyalty: [] } })
  })

  it('has no two overrides that own the same address', async () => {
    other.registry.module('auth', 'o1', { owns: ['/login', '/shared'], routes: [], nav: [] })
    other.registry.makeLive('auth', 'o1')
    live({ owns: ['/campaigns', '/shared'], routes: [] })
    const { unavailable } = await page(await override('auth', await override()), '/nowhere')
    expect(unavailable).toEqual({ auth: { reason: 'override', fault: 'owned', needs: 'campaigns' } })
  })

  it.each([
    ['is down', () => other.fail('gone'), { fault: 'unreachable' }],
    ['has no such module any more', () => other.registry.withdraw('campaigns'), { fault: 'absent' }],
    [
      'has one that does not fit',
      () => live({ takes: { '@console/ui': { Hologram: '' } } }),
      { fault: 'platform', needs: 'Hologram (@console/ui)' },
    ],
  ])('whose origin %s says so in the place of the module, whose release does not stand in', async (_, fail, refusal) => {
    const cookie = await override()
    fail()
    const data = await page(cookie)
    expect(data.module).toBe(null)
    expect(data.unavailable).toEqual({ campaigns: { reason: 'override', ...refusal } })
    expect(data.overrides).toEqual([{ id: 'campaigns', origin: other.origin, until: expect.any(String) }])
    expect(data.owners).toHaveProperty('campaigns')
    expect(logged('document with an override')).toMatchObject([{ id: 'campaigns', ...refusal }])
    expect((await page(cookie, '/login_test')).module?.id).toBe('auth')
  })
})

function live(more: Parameters<typeof other.registry.module>[2]): void {
  other.registry.module('campaigns', 'o3', more)
  other.registry.makeLive('campaigns', 'o3')
}
