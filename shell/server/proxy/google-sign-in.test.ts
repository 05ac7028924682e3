import { createHash } from 'node:crypto'
import { googleSignIn, loginGoogle, registerGoogle } from '@console/contract'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE, dataIn, ORIGIN, type TestHost, testHost } from '../testing/host.ts'
import { problemResponse } from '../testing/stub-api.ts'

const ISSUER = 'https://issuer.example/authorize?client_id=c'
const REDIRECT = 'GET /pub/id/api/v1/auth/google'
const TOKENS = { access_token: 'access-g', refresh_token: 'refresh-g', token_type: 'Bearer', expires_in: 60, refresh_expires_in: 25_200 }
const PERSON = { email: 'thao.mai@gmail.example', first_name: 'Thảo', last_name: 'Mai' }
const REQUIRED = {
  status: 403,
  json: {
    type: 'urn:pub:problem:registration_required',
    title: 'No account yet',
    status: 403,
    code: 'registration_required',
    registration_token: 'registration-secret',
    registration: PERSON,
  },
  headers: { 'content-type': 'application/problem+json', 'set-cookie': ['pub_reg=cookie-secret; Path=/pub/id; HttpOnly', 'other=1'] },
}

let host: TestHost
beforeEach(async () => {
  host = await testHost()
  host.api.on(REDIRECT, ({ url }) => ({ status: 302, headers: { location: `${ISSUER}&${url.split('?')[1]}` } }))
  host.api.on(`POST ${loginGoogle.path}`, () => ({ json: TOKENS }))
  host.api.on(`POST ${registerGoogle.path}`, () => ({ status: 201, json: { id: 'r1', ...PERSON, status: 'pending' } }))
})
afterEach(() => host.close())

const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .find((one) => one.startsWith(`${name}=`) && one.length > name.length + 1) ?? ''
const cleared = (response: Response, name: string) => response.headers.getSetCookie().some((one) => one.startsWith(`${name}=; Max-Age=0`))

async function begin(locale: 'en' | 'vi' = 'en') {
  const response = await host.ask(googleSignIn(locale))
  const location = new URL(response.headers.get('location') ?? '')
  return { response, location, cookie: cookieOf(response, 'console-pre_3000'), state: location.searchParams.get('state') ?? '' }
}
const comeBack = (cookie: string, state: string, code = 'code-1') =>
  host.ask(loginGoogle.path, { method: 'POST', headers: { ...CHANGE, cookie }, body: JSON.stringify({ code, state }) })
const register = (cookie: string, more = {}) =>
  host.ask(registerGoogle.path, { method: 'POST', headers: { ...CHANGE, cookie }, body: JSON.stringify({ first_name: 'Thảo', ...more }) })
const sent = (path: string) => host.api.calls.filter((call) => call.url === path)

describe('the way to Google', () => {
  it.each([
    ['en', `${ORIGIN}/login/google`],
    ['vi', `${ORIGIN}/vi/login/google`],
  ] as const)('leads to the issuer and back to the page in %s, with secrets of its own', async (locale, page) => {
    const { response, location } = await begin(locale)
    expect([response.status, location.origin, response.headers.get('cache-control')]).toEqual([302, 'https://issuer.example', 'no-store'])
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: 'c',
      redirect_uri: page,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^console-pre_3000=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('has a cookie bound to the host and to https where the console is there', async () => {
    const secure = await testHost({ settings: { CONSOLE_ORIGIN: 'https://console.example' } })
    secure.api.on(REDIRECT, () => ({ status: 302, headers: { location: ISSUER } }))
    const response = await secure.ask(googleSignIn('en'))
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-console-pre=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    await secure.close()
  })

  it('has other secrets each time', async () => {
    const [one, two] = [await begin(), await begin()]
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.location.searchParams.get(name)).not.toBe(two.location.searchParams.get(name))
    expect(one.cookie).not.toBe(two.cookie)
  })

  it.each([
    ['is down', { cut: true } as const],
    ['refuses', problemResponse(400, 'invalid_query')],
    ['names something that is no address', { status: 302, headers: { location: 'javascript:alert(1)' } }],
  ])('leads back to the page with an error where the API %s', async (_, said) => {
    host.api.on(REDIRECT, () => said)
    const response = await host.ask(googleSignIn('vi'))
    expect([response.status, response.headers.get('location')]).toEqual([302, `${ORIGIN}/vi/login/google?error=temporarily_unavailable`])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is not there in front of an API without Google', async () => {
    const other = await testHost({ settings: { embedded: false } })
    expect((await other.ask(googleSignIn('en'))).status).toBe(404)
    await other.close()
  })
})

describe('coming back from Google', () => {
  it('exchanges the code with what was kept, and gives the browser an opaque cookie', async () => {
    const { cookie, state, location } = await begin()
    const response = await comeBack(cookie, state)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ token_type: 'Bearer', expires_in: 60, refresh_expires_in: 25_200 })
    expect(cookieOf(response, 'console_3000')).toMatch(/^console_3000=[\w-]{43}$/)
    expect(cleared(response, 'console-pre_3000')).toBe(true)
    const body = JSON.parse(sent(loginGoogle.path)[0]?.body ?? '')
    expect(body).toEqual({
      code: 'code-1',
      redirect_uri: `${ORIGIN}/login/google`,
      code_verifier: expect.any(String),
      nonce: location.searchParams.get('nonce'),
    })
    expect(createHash('sha256').update(body.code_verifier).digest('base64url')).toBe(location.searchParams.get('code_challenge'))
  })

  it.each<[string, (state: string) => string]>([
    ['altered', (state) => `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`],
    ['cut short', (state) => state.slice(0, 20)],
    ['of another flow', () => 'x'.repeat(43)],
  ])('is refused with a state that is %s, before the API hears of it; the right one still works', async (_, alter) => {
    const { cookie, state } = await begin()
    const refused = await comeBack(cookie, alter(state))
    expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({ code: 'token_invalid' })])
    expect(sent(loginGoogle.path)).toEqual([])
    expect((await comeBack(cookie, state)).status).toBe(200)
  })

  it('is refused without the cookie, with that of someone else, and after ten minutes', async () => {
    const [mine, theirs] = [await begin(), await begin()]
    expect((await comeBack('', mine.state)).status).toBe(401)
    expect((await comeBack(theirs.cookie, mine.state)).status).toBe(401)
    host.clock.advance(600_000)
    expect((await comeBack(mine.cookie, mine.state)).status).toBe(401)
    expect(sent(loginGoogle.path)).toEqual([])
  })

  it('counts once: of replayed and parallel callbacks one reaches the API', async () => {
    const { cookie, state } = await begin()
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack(cookie, state)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect((await comeBack(cookie, state)).status).toBe(401)
    expect(sent(loginGoogle.path)).toHaveLength(1)
  })

  it.each([[{}], [{ code: 'c' }], [{ code: '', state: 's' }], [{ code: 'c', state: 7 }]])('names what is missing in %j', async (body) => {
    const response = await host.ask(loginGoogle.path, { method: 'POST', headers: CHANGE, body: JSON.stringify(body) })
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'validation_failed', errors: expect.anything() }),
    ])
  })

  it('is no session: its cookie opens nothing', async () => {
    const { cookie } = await begin()
    const session = cookie.replace('console-pre_3000', 'console_3000')
    expect((await host.ask('/pub/core/api/v1/categories', { headers: { cookie: session } })).status).toBe(401)
  })
})

describe('someone without an account', () => {
  beforeEach(() => host.api.on(`POST ${loginGoogle.path}`, () => REQUIRED))

  async function unknown() {
    const { cookie, state } = await begin()
    const response = await comeBack(cookie, state)
    return { response, cookie: cookieOf(response, 'console-pre_3000'), text: await response.text() }
  }

  it('is told to the page by email and names alone', async () => {
    const { response, text } = await unknown()
    expect(response.status).toBe(403)
    expect(JSON.parse(text)).toEqual({
      type: 'urn:pub:problem:registration_required',
      title: 'No account yet',
      status: 403,
      code: 'registration_required',
      registration: PERSON,
    })
    expect(text + JSON.stringify([...response.headers])).not.toMatch(/secret|pub_reg/)
  })

  it('registers with the token and the cookie that were kept, whatever the page says', async () => {
    const { cookie } = await unknown()
    const response = await register(cookie, { registration_token: 'forged' })
    expect(response.status).toBe(201)
    const [call] = sent(registerGoogle.path)
    expect(JSON.parse(call?.body ?? '')).toEqual({ first_name: 'Thảo', registration_token: 'registration-secret' })
    expect(call?.headers.cookie).toBe('pub_reg=cookie-secret')
    expect(JSON.stringify(await response.json())).not.toContain('secret')
  })

  it('is refused without it, before the API hears of it', async () => {
    for (const cookie of ['', (await begin()).cookie]) {
      const response = await register(cookie, { registration_token: 'forged' })
      expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'token_invalid' })])
    }
    expect(sent(registerGoogle.path)).toEqual([])
  })

  it.each(['/register/google', '/vi/register/google'])('is known to %s after a reload, and to no other page', async (path) => {
    const { cookie } = await unknown()
    const html = await (await host.ask(path, { headers: { cookie } })).text()
    expect(dataIn(html, 'console-page').registration).toEqual(PERSON)
    expect(html).not.toContain('secret')
    const other = await (await host.ask('/register', { headers: { cookie } })).text()
    expect(dataIn(other, 'console-page')).not.toHaveProperty('registration')
    expect(dataIn(await (await host.ask(path)).text(), 'console-page')).not.toHaveProperty('registration')
  })

  it('leaves nothing readable in the store or the log', async () => {
    const { cookie } = await unknown()
    await register(cookie)
    expect(host.logged.join()).not.toMatch(/secret|code-1/)
  })
})
