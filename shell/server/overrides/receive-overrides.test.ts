import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, dataIn, type TestHost, testHost } from '../testing/host.ts'
import { type OtherConsole, otherConsole } from '../testing/other-console.ts'

let other: OtherConsole
let host: TestHost
beforeEach(async () => {
  other = await otherConsole()
  host = await testHost({ settings: { ALLOW_OVERRIDES: [other.origin] } })
})
afterEach(async () => {
  await host.close()
  await other.close()
})

interface Change {
  readonly id?: string
  readonly origin?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly on?: TestHost
}

function set({ id = 'campaigns', origin = other.origin, headers = CHANGE, on = host }: Change = {}): Promise<Response> {
  return on.ask(`/overrides/${id}`, { method: 'PUT', headers, body: JSON.stringify({ origin }) })
}

async function hostWith(settings: Parameters<typeof testHost>[0]): Promise<TestHost> {
  await host.close()
  host = await testHost(settings)
  return host
}

describe('overrides', () => {
  it('do not exist unless origins are allowed: no address, no cookie, no request', async () => {
    const cookie = (await set()).headers.get('set-cookie')?.split(';')[0] ?? ''
    other.asked.length = 0
    const on = await hostWith({})
    expect((await set({ on })).status).toBe(404)
    expect((await on.ask('/overrides', { method: 'DELETE', headers: CHANGE })).status).toBe(404)
    const data = dataIn(await (await on.ask('/login_test', { headers: { cookie } })).text(), 'console-page')
    expect(data).not.toHaveProperty('overrides')
    expect(data.settings).not.toHaveProperty('override_origins')
    expect(other.asked).toEqual([])
  })

  it('are kept in a sealed cookie that scripts cannot read, bound to https where the console is', async () => {
    const cookie = (await set()).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^console-overrides_3000=[\w-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/)
    const CONSOLE_ORIGIN = 'https://console.example'
    const on = await hostWith({ settings: { ALLOW_OVERRIDES: [other.origin], CONSOLE_ORIGIN } })
    const secure = (await set({ on, headers: { ...CHANGE, origin: CONSOLE_ORIGIN } })).headers.get('set-cookie')
    expect(secure).toMatch(/^__Host-console-overrides=[\w-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  })

  it('cannot be set by an address, nor by a cookie that the host did not make', async () => {
    const made = Buffer.from(JSON.stringify([{ id: 'campaigns', origin: other.origin, until: Number.MAX_SAFE_INTEGER }]))
    for (const cookie of [made.toString('base64url'), made.toString(), 'x']) {
      const path = `/login_test?override=campaigns@${other.origin}&overrides=${other.origin}`
      const response = await host.ask(path, { headers: { cookie: `console-overrides_3000=${encodeURIComponent(cookie)}` } })
      expect(dataIn(await response.text(), 'console-page')).not.toHaveProperty('overrides')
    }
    expect(other.asked).toEqual([])
  })

  it('end when their origin is no longer allowed', async () => {
    const cookie = (await set()).headers.get('set-cookie')?.split(';')[0] ?? ''
    const on = await hostWith({ settings: { ALLOW_OVERRIDES: ['https://other.example'] } })
    expect(dataIn(await (await on.ask('/login_test', { headers: { cookie } })).text(), 'console-page')).not.toHaveProperty('overrides')
  })
})

describe('a change of overrides', () => {
  it.each([
    ['another site', { ...CHANGE, origin: 'https://evil.example' }],
    ['a form', { origin: CHANGE.origin }],
  ])('from %s is refused', async (_, headers) => {
    expect((await set({ headers })).status).toBe(403)
    expect((await host.ask('/overrides', { method: 'DELETE', headers })).status).toBe(403)
    expect(other.asked).toEqual([])
  })

  it.each<[string, (allowed: string) => string, number]>([
    ['another origin', () => 'http://127.0.0.1:1', 403],
    ['one that begins with an allowed one', (allowed) => allowed.replace('127.0.0.1', '127.0.0.1.evil.example'), 403],
    ['one that hides an allowed one in its name', (allowed) => `http://${allowed.slice(7)}@evil.example`, 422],
    ['the same one by another name', (allowed) => allowed.replace('127.0.0.1', 'localhost'), 403],
    ['another scheme', (allowed) => allowed.replace('http:', 'https:'), 403],
  ])('to %s is refused, and nothing is asked there', async (_, origin, status) => {
    expect((await set({ origin: origin(other.origin) })).status).toBe(status)
    expect(other.asked).toEqual([])
  })

  it.each([
    ['no JSON', '{', 422],
    ['no origin', '{"origin":1}', 422],
    ['an address with a path', JSON.stringify({ origin: 'http://127.0.0.1:1/live.json' }), 422],
    ['more than an origin can be', JSON.stringify({ origin: 'x'.repeat(1_024) }), 413],
  ])('with %s is refused', async (_, body, status) => {
    expect((await host.ask('/overrides/campaigns', { method: 'PUT', headers: CHANGE, body })).status).toBe(status)
  })

  it('of what can be no module is refused', async () => {
    expect((await set({ id: 'No-Module' })).status).toBe(404)
    expect(other.asked).toEqual([])
  })

  it('of a module that is live nowhere is refused with that reason', async () => {
    const response = await set({ id: 'invented' })
    expect([response.status, await response.json()]).toEqual([422, { fault: 'absent' }])
  })

  it('too often in a minute is refused', async () => {
    for (let count = 0; count < 30; count += 1) await set({ id: 'invented' })
    expect((await set()).status).toBe(429)
    host.clock.advance(60_000)
    expect((await set()).status).toBe(204)
  })

  it.each<[string, () => void, object]>([
    ['is not there', () => other.fail('gone'), { fault: 'unreachable' }],
    ['leads elsewhere', () => other.fail('redirect'), { fault: 'unreachable' }],
    ['sends more than a release can be', () => other.fail('too large'), { fault: 'unreachable' }],
    ['has a broken registry', () => other.registry.write('live.json', '{'), { fault: 'invalid' }],
    ['has no such module', () => other.registry.withdraw('campaigns'), { fault: 'absent' }],
    ['has lost the manifest', () => other.registry.makeLive('campaigns', 'never'), { fault: 'invalid' }],
    ['has changed the manifest', () => other.registry.module('campaigns', 'o1'), { fault: 'invalid' }],
    ['has the manifest of another module', () => renamed(), { fault: 'invalid' }],
    ['has one with addresses of another module', () => live({ owns: ['/login'], routes: [] }), { fault: 'owned', needs: 'auth' }],
    ['has one with addresses of the host', () => live({ owns: ['/pub'], routes: [] }), { fault: 'invalid' }],
    ['has one that takes what is not lent', () => live({ takes: { swr: {} } }), { fault: 'platform', needs: 'swr' }],
    ['has one that makes an unknown call', () => live({ calls: ['campaigns.fly'] }), { fault: 'platform', needs: 'campaigns.fly (host)' }],
    ['has one without a text', () => live({ labels: { en: { nav: 'x' }, vi: { nav: '' } } }), { fault: 'invalid' }],
  ])('to an origin that %s is refused with the reason, and changes nothing', async (_, fail, refusal) => {
    fail()
    const response = await set()
    expect([response.status, await response.json()]).toEqual([422, refusal])
    expect(response.headers.get('set-cookie')).toBe(null)
    expect(other.asked.filter((path) => path.startsWith('/elsewhere'))).toEqual([])
  })
})

function live(more: Parameters<typeof other.registry.module>[2]): void {
  other.registry.module('campaigns', 'o3', more)
  other.registry.makeLive('campaigns', 'o3')
}

function renamed(): void {
  other.registry.module('campaigns', 'o3', { id: 'reports', owns: ['/campaigns'] })
  other.registry.makeLive('campaigns', 'o3')
}
