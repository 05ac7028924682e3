import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import { COOKIE, CORE, PROFILE, type TestHost, testHost } from '../testing/host.ts'
import { problemAnswer, type StubAnswer } from '../testing/stub-api.ts'
import { BOOT_LIMIT_MS } from './boot.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const open = (path: string, cookie = '') => host.ask(path, { headers: { cookie } })
const dataIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null')
const bootOf = async (answer: Response) => dataIn(await answer.text(), 'console-boot')
const target = (answer: Response) => [answer.status, answer.headers.get('location')]

describe('a document', () => {
  it('comes at once up to the page data, and with the boot data when the API has answered', async () => {
    const cookie = await host.signIn()
    const profile = Promise.withResolvers<StubAnswer>()
    host.api.on(`GET ${PROFILE}`, () => profile.promise)
    const reader = (await open('/campaigns', cookie)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const head = (await reader?.read())?.value ?? ''
    expect(head).toContain('<div class="chrome-header">')
    expect(dataIn(head, 'console-page')).toMatchObject({ locale: 'en', module: { id: 'campaigns', hash: 'c1' } })
    expect(head).not.toContain('console-boot')
    profile.resolve({ json: { id: 'u1', email: 'a@b.example', first_name: 'An', last_name: 'Le', roles: ['admin'] } })
    const rest = (await reader?.read())?.value ?? ''
    expect(dataIn(rest, 'console-boot')).toMatchObject({ state: 'signed-in', profile: { id: 'u1' } })
    expect(rest.endsWith('</body></html>')).toBe(true)
  })

  it('is closed after 800 ms without an answer: the browser asks itself', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${PROFILE}`, () => new Promise(() => {}))
    const reader = (await open('/campaigns', cookie)).body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    host.clock.advance(BOOT_LIMIT_MS)
    expect(dataIn((await reader?.read())?.value ?? '', 'console-boot')).toEqual({ state: 'unknown' })
  })

  it('tells who is signed in and what they may do at the publisher of the cookie', async () => {
    const cookie = await host.signIn()
    expect(await bootOf(await open('/campaigns', `${cookie}; console_publisher=p1`))).toEqual({
      state: 'signed-in',
      profile: expect.objectContaining({ id: 'u1', strategy: 'local' }),
      publishers: [expect.objectContaining({ id: 'p1' })],
      permissions: expect.objectContaining({ publisher_id: 'p1', permissions: ['pub:campaigns:read-list'] }),
    })
  })

  it('tells no permissions at a publisher that is not one of theirs', async () => {
    const cookie = await host.signIn()
    host.api.on('GET /pub/authz/api/v1/publishers/p2/my-permissions', () => ({
      json: { publisher_id: 'p2', role: { id: 'r', name: 'R' }, permissions: ['x'] },
    }))
    expect(await bootOf(await open('/campaigns', `${cookie}; console_publisher=p2`))).toMatchObject({
      state: 'signed-in',
      permissions: null,
    })
    expect(await bootOf(await open('/campaigns', cookie))).toMatchObject({ state: 'signed-in', permissions: null })
  })

  it.each<[string, StubAnswer, string]>([
    ['fails', { status: 500, json: {} }, 'unknown'],
    ['answers HTML', { text: '<h1>Hello</h1>' }, 'unknown'],
    ['answers what does not fit', { json: { id: 'u1' } }, 'unknown'],
    ['is cut off', { cut: true }, 'unknown'],
    ['has revoked the session', problemAnswer(401, 'session_revoked'), 'signed-out'],
  ])('says the right thing when the API %s', async (_, said, state) => {
    const cookie = await host.signIn()
    host.api.on(`GET ${PROFILE}`, () => said)
    expect(await bootOf(await open('/campaigns', cookie))).toEqual({ state })
  })

  it('asks nobody for a person without a session, and clears a cookie that is over', async () => {
    const answer = await open('/', `${COOKIE}=${'x'.repeat(43)}`)
    expect(answer.headers.get('set-cookie')).toMatch(/^console_3000=; Max-Age=0/)
    expect(await bootOf(answer)).toEqual({ state: 'signed-out' })
    expect(host.api.calls).toEqual([])
  })

  it('holds no token', async () => {
    const cookie = await host.signIn()
    host.api.on(`GET ${PROFILE}`, () => ({
      json: { id: 'u1', email: 'a', first_name: 'b', last_name: 'c', roles: [], access_token: 'access-1' },
    }))
    expect(await (await open('/campaigns', cookie)).text()).not.toMatch(/access-\d|refresh-\d/)
  })

  it('cannot be broken out of by data', async () => {
    const cookie = await host.signIn()
    const name = '</script><script>alert(1)</script><!--'
    host.api.on(`GET ${PROFILE}`, () => ({ json: { id: 'u1', email: 'a', first_name: name, last_name: 'c', roles: [] } }))
    const html = await (await open('/campaigns', cookie)).text()
    expect(html).not.toContain('<script>alert')
    expect(dataIn(html, 'console-boot').profile.first_name).toBe(name)
  })

  it('has a nonce of its own, in header, style and page data alike', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await open('/')
        const html = await answer.text()
        const { nonce } = dataIn(html, 'console-page')
        expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
        expect(html).toContain(`<style nonce="${nonce}">`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('has no script but those of the shell, each with its integrity', async () => {
    const html = await (await open('/campaigns', await host.signIn())).text()
    const scripts = [...html.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map((match) => match[0])
    expect(scripts).toEqual([expect.stringMatching(/^<script defer src="\/shell\/s1\/main\.js" integrity="sha384-[^"]{64}" crossorigin>$/)])
    expect(html).not.toMatch(/ on\w+=/)
  })

  it.each([
    ['dark', '<html lang="en" data-theme="dark" class="dark">'],
    ['light', '<html lang="en" data-theme="light" class="light">'],
    ['system', '<html lang="en" data-theme="system">'],
  ])('is drawn in the theme %s from the first paint', async (theme, tag) => {
    const cookie = `console_preferences=${encodeURIComponent(JSON.stringify({ theme }))}`
    expect(await (await open('/', cookie)).text()).toContain(tag)
  })

  it('is in Vietnamese under /vi, from its language to the labels of its navigation', async () => {
    const html = await (await open('/vi/login')).text()
    expect(html).toContain('<html lang="vi"')
    expect(dataIn(html, 'console-page')).toMatchObject({
      locale: 'vi',
      base: '/vi',
      owners: { campaigns: ['/campaigns'] },
      nav: [{ to: '/campaigns', label: 'campaigns tiếng Việt', needs: ['pub:campaigns:read-list'], module: 'campaigns' }],
      module: { id: 'auth' },
      registry: expect.stringMatching(/^\/modules\/registry\.vi\./),
      settings: { login_test: true, extensions: 'all' },
    })
  })

  it.each([
    ['/campaigns', 'chrome-sidebar"'],
    ['/login', 'chrome-card"'],
    ['/styleguide', 'chrome-header"'],
    ['/campaigns/1/2/3', 'chrome-sidebar"'],
  ])('shows at %s the boxes of its layout', async (path, box) => {
    const html = await (await open(path, path.startsWith('/campaigns') ? await host.signIn() : '')).text()
    expect(html).toContain(`<div class="${box}`)
  })
})

describe('preloads', () => {
  const CAMPAIGNS = `${CORE}/publishers/p1/campaigns`
  const hrefs = (html: string, as: string) =>
    [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)]
      .filter((match) => match[1] === as)
      .map((match) => match[2]?.replaceAll('&amp;', '&'))

  it("name what the route needs of shell and module, in the page's language", async () => {
    const html = await (await open('/vi/campaigns', await host.signIn())).text()
    expect(hrefs(html, 'script')).toEqual([
      '/shell/s1/messages-vi.js',
      '/modules/campaigns/c1/remoteEntry.js',
      '/modules/campaigns/c1/page-list.js',
      '/modules/campaigns/c1/messages-vi.js',
    ])
    for (const link of html.matchAll(/<link rel="preload" as="script"[^>]*>/g))
      expect(link[0]).toMatch(/ integrity="sha384-[^"]{64}" crossorigin>$/)
  })

  it.each([
    ['/campaigns', `${CAMPAIGNS}?page=1&page_size=20&sort=-created_on`],
    ['/campaigns?status=active&page=2&sort=rubbish&other=1', `${CAMPAIGNS}?page=2&page_size=20&sort=-created_on&status=active`],
    ['/campaigns/c-7', `${CAMPAIGNS}/c-7`],
  ])('name the first call of %s', async (path, call) => {
    const cookie = `${await host.signIn()}; console_publisher=p1`
    const html = await (await open(path, cookie)).text()
    expect(hrefs(html, 'fetch')).toEqual([call])
    expect(html).toMatch(/<link rel="preload" as="fetch" href="[^"]+" crossorigin>/)
  })

  it('name no call without a publisher, and none for a page that makes none', async () => {
    const cookie = await host.signIn()
    expect(hrefs(await (await open('/campaigns', cookie)).text(), 'fetch')).toEqual([])
    expect(hrefs(await (await open('/campaigns/create', `${cookie}; console_publisher=p1`)).text(), 'fetch')).toEqual([])
  })

  it('name no call that there is no session to make with', async () => {
    const route = { path: '/open', page: 'list', data: 'campaigns.list', layout: 'default', guard: 'none', needs: [] } as const
    host.registry.module('open', 'o1', { routes: [route] })
    host.registry.point('open', 'o1')
    expect(hrefs(await (await open('/open', 'console_publisher=p1')).text(), 'fetch')).toEqual([])
    const cookie = `${await host.signIn()}; console_publisher=p1`
    expect(hrefs(await (await open('/open', cookie)).text(), 'fetch')).toHaveLength(1)
  })

  it('name nothing of a module that cannot be served: its area is known, its code stays away', async () => {
    host.registry.module('campaigns', 'c2', { platform: '^9.0.0' })
    host.registry.point('campaigns', 'c2')
    host.clock.advance(1_000)
    const answer = await open('/campaigns', await host.signIn())
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toContain('/modules/campaigns/')
    expect(dataIn(html, 'console-page')).toMatchObject({
      module: null,
      unavailable: { campaigns: { reason: 'platform', needs: '^9.0.0' } },
      owners: { campaigns: ['/campaigns'] },
    })
  })
})

describe('addresses', () => {
  it.each(['/', '/vi', '/vi/', '/styleguide', '/login', '/vi/login', '/login_test'])('%s is open to all', async (path) => {
    expect((await open(path)).status).toBe(200)
  })

  it.each(['/nowhere', '/vi/nowhere', '/campaigns/1/2/3', '/vi/vi', '//campaigns'])(
    "%s is answered 404 with the console's own page",
    async (path) => {
      const answer = await open(path, await host.signIn())
      expect(answer.status).toBe(404)
      expect(dataIn(await answer.text(), 'console-page')).toMatchObject({ module: null })
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

  it('at the root lead to the configured language', async () => {
    const other = await testHost({ settings: { ROOT_LOCALE: 'vi' } })
    expect(target(await other.ask('/'))).toEqual([302, '/vi'])
    expect((await other.ask('/', { headers: { cookie: 'console_locale=en' } })).status).toBe(200)
    await other.close()
  })

  it('take no change', async () => {
    expect((await host.ask('/campaigns', { method: 'POST' })).status).toBe(405)
  })
})

it('says that the console is being installed while no shell was released', async () => {
  const { registryFolder } = await import('../testing/registry-folder.ts')
  const other = await testHost({ registry: registryFolder() })
  const answer = await other.ask('/')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await other.close()
})

describe('a session store that fails', () => {
  it('signs nobody out: the page comes and asks again, calls are an error, and the log names the request without its cookie', async () => {
    const cookie = await host.signIn()
    const read = () => Promise.reject(new Error('disk I/O error'))
    const app = createApp({ ...host.parts, store: { ...host.store, read } })
    const ask = async (path: string) =>
      app.fetch(new Request(`http://localhost:3000${path}`, { headers: { cookie } }), { incoming: { socket: {} } })
    const page = await ask('/campaigns')
    expect([page.status, page.headers.get('set-cookie'), await bootOf(page)]).toEqual([200, null, { state: 'unknown' }])
    const call = await ask(PROFILE)
    expect([call.status, call.headers.get('set-cookie')]).toEqual([500, null])
    expect(JSON.parse(host.logged.at(-1) ?? '')).toMatchObject({
      level: 'error',
      event: 'call failed',
      error: 'Error: disk I/O error',
      request_id: call.headers.get('x-request-id'),
    })
    expect(host.logged.join()).not.toContain(cookie.split('=')[1])
  })
})
