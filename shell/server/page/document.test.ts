import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createApp } from '../app.ts'
import { COOKIE, dataIn, PROFILE, type TestHost, testHost } from '../testing/host.ts'
import { problemResponse, type StubResponse } from '../testing/stub-api.ts'
import { BOOT_LIMIT_MS } from './boot.ts'

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const open = (path: string, cookie = '') => host.ask(path, { headers: { cookie } })
const bootOf = async (response: Response) => dataIn(await response.text(), 'console-boot')

describe('a document', () => {
  it('comes at once up to the page data, and with the boot data when the API has answered', async () => {
    const cookie = await host.signIn()
    const profile = Promise.withResolvers<StubResponse>()
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

  it('tells what they may do at the publisher that the address names, whatever the cookie says', async () => {
    const cookie = await host.signIn()
    const html = await (await open('/campaigns?publisher=p1', `${cookie}; console_publisher=p2`)).text()
    expect(dataIn(html, 'console-boot')).toMatchObject({ permissions: { publisher_id: 'p1' } })
    expect(html).not.toContain('as="fetch"')
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

  it.each<[string, StubResponse, string]>([
    ['fails', { status: 500, json: {} }, 'unknown'],
    ['answers HTML', { text: '<h1>Hello</h1>' }, 'unknown'],
    ['answers what does not fit', { json: { id: 'u1' } }, 'unknown'],
    ['is cut off', { cut: true }, 'unknown'],
    ['has revoked the session', problemResponse(401, 'session_revoked'), 'signed-out'],
  ])('says the right thing when the API %s', async (_, said, state) => {
    const cookie = await host.signIn()
    host.api.on(`GET ${PROFILE}`, () => said)
    expect(await bootOf(await open('/campaigns', cookie))).toEqual({ state })
  })

  it('asks no one for a person without a session, and clears a cookie that is over', async () => {
    const response = await open('/', `${COOKIE}=${'x'.repeat(43)}`)
    expect(response.headers.get('set-cookie')).toMatch(/^console_3000=; Max-Age=0/)
    expect(await bootOf(response)).toEqual({ state: 'signed-out' })
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
        const response = await open('/')
        const html = await response.text()
        const { nonce } = dataIn(html, 'console-page')
        expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
        expect(html).toContain(`<style nonce="${nonce}">`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it('has no script but those of the shell, each with its integrity', async () => {
    const html = await (await open('/campaigns', await host.signIn())).text()
    const scripts = [...html.matchAll(/<script(?! type="application\/json")[^>]*>/g)].map((match) => match[0])
    expect(scripts).toEqual([expect.stringMatching(/^<script defer src="\/shell\/s1\/main\.js" integrity="sha256-[^"]{44}" crossorigin>$/)])
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

  it.each([
    ['/campaigns', '<p id="not-started" class="late" role="alert">Couldn’t start Publisher Console. <a href="">Reload the page</a></p>'],
    ['/vi', '<p id="not-started" class="late" role="alert">Không khởi động được Publisher Console. <a href="">Tải lại trang</a></p>'],
  ])('has at %s the words for a page that does not start, outside of the boxes, which no one hears', async (path, words) => {
    const html = await (await open(path, await host.signIn())).text()
    expect(html).toContain(`</div>${words}</div>`)
    expect(html).toContain('.late{visibility:hidden;animation:late 0s 10s forwards}')
  })

  it.each([
    ['/', true],
    ['/vi', true],
    ['/nowhere', true],
    ['/view-as', true],
    ['/styleguide', false],
  ])('shows the side bar at %s to a person who works at a publisher: %s', async (path, hasSidebar) => {
    const cookie = await host.signIn()
    const sidebarAt = async (cookies: string) => (await (await open(path, cookies)).text()).includes('<div class="chrome-sidebar"')
    expect(await sidebarAt(`${cookie}; console_publisher=p1`)).toBe(hasSidebar)
    expect(await sidebarAt(cookie)).toBe(false)
    expect(await sidebarAt('console_publisher=p1')).toBe(false)
  })
})

it.each([
  ['/login', 'Publisher Console is being installed. Try again in a moment.\n'],
  ['/vi/login', 'Publisher Console đang được cài đặt. Hãy thử lại sau giây lát.\n'],
])('says at %s that the console is being installed while no shell was released', async (path, words) => {
  const { registryFolder } = await import('../testing/test-registry.ts')
  const other = await testHost({ registry: registryFolder() })
  const response = await other.ask(path)
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '5', words])
  await other.close()
})

it('a session store that fails signs no one out: the page comes and asks again', async () => {
  const cookie = await host.signIn()
  const read = () => Promise.reject(new Error('disk I/O error'))
  const app = createApp({ ...host.parts, store: { ...host.store, read } })
  const page = await app.fetch(new Request('http://localhost:3000/campaigns', { headers: { cookie } }), { incoming: { socket: {} } })
  expect([page.status, page.headers.get('set-cookie'), await bootOf(page)]).toEqual([200, null, { state: 'unknown' }])
})
