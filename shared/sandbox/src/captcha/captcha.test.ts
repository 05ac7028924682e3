import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { INVITATION } from '../seed/invitations.ts'
import { anonymous, LOGIN, movableClock, problemOf } from '../testing/client.ts'
import { remoteCaptcha, verifyUrlOf } from './captcha.ts'

const clock = movableClock()
const SECRET = 'a secret of the captcha'
const CREDENTIALS = { email: 'owner@lotus.example', password: DEMO_PASSWORD }
const PERSON = { password: 'một mật khẩu', first_name: 'Thảo', last_name: 'Mai', agree_terms: true }
const REFUSED = { status: 422, code: 'captcha_failed' }

test('the calls that a captcha guards are those that a script would make many times, and they say so', () => {
  const guarded = allRoutes.filter(({ captcha }) => captcha)
  expect(guarded.map(({ id }) => id).sort()).toEqual(['auth.forgot_password', 'auth.login', 'auth.register', 'auth.send_register_mail'])
  for (const { errors } of guarded) expect(errors).toContain('captcha_failed')
})

describe('the stand-in', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox({ now: clock.now, captcha: { secret: SECRET, siteKey: 'demo', verifyUrl: undefined } })
  })
  afterAll(() => sandbox.close())

  const token = async (sitekey = 'demo', origin = 'http://localhost:3000') => {
    const response = await anonymous(sandbox)('POST', '/sandbox/captcha/token', {
      body: JSON.stringify({ sitekey }),
      headers: { 'Content-Type': 'text/plain', Origin: origin },
    })
    return { response, token: JSON.parse(response.text).token as string }
  }
  const login = (captcha_token?: string) => anonymous(sandbox)('POST', LOGIN, { body: { ...CREDENTIALS, captcha_token } })

  test('lets in with a token of its own, in the body or in the header, once', async () => {
    const { token: given } = await token()
    expect((await login(given)).status).toBe(200)
    expect(problemOf(await login(given))).toEqual(REFUSED)
    const byHeader = { body: CREDENTIALS, headers: { 'X-Captcha-Token': (await token()).token } }
    expect((await anonymous(sandbox)('POST', LOGIN, byHeader)).status).toBe(200)
  })

  test('of two calls at the same time with one token one gets through', async () => {
    const { token: given } = await token()
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(given)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  test.each([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['rubbish', () => 'rubbish'],
    ['a forged one', () => `${clock.now().getTime() + 60_000}.${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ])('refuses %s', async (_, given) => {
    expect(problemOf(await login(given()))).toEqual(REFUSED)
  })

  test('refuses one whose time was altered, and one that is two minutes old', async () => {
    const { token: given } = await token()
    expect(problemOf(await login(given.replace(/^\d/, '9')))).toEqual(REFUSED)
    clock.advance(120)
    expect(problemOf(await login(given))).toEqual(REFUSED)
  })

  test('gives tokens for its key alone, to pages of the console and of those developed against it on this machine alone', async () => {
    const { response } = await token('another')
    expect(response.status).toBe(400)
    const allowed = async (origin: string) => (await token('demo', origin)).response.headers.get('access-control-allow-origin')
    expect(await allowed('http://localhost:3200')).toBe('http://localhost:3200')
    expect(await allowed('https://evil.example')).toBe('http://localhost:3000')
  })

  test('asks before it counts a code as tried, or a sign-in as failed', async () => {
    for (let n = 0; n < 8; n += 1) expect(problemOf(await login('rubbish'))).toEqual(REFUSED)
    expect((await login((await token()).token)).status).toBe(200)
  })

  test('lets a form try again under the same key, each time with a token of its own', async () => {
    const register = (captcha_token: string) =>
      anonymous(sandbox)('POST', '/pub/id/api/v1/auth/register', {
        headers: { 'Idempotency-Key': 'the same' },
        body: { ...PERSON, invitation_token: INVITATION.newcomer, captcha_token },
      })
    expect(problemOf(await register('rubbish'))).toEqual(REFUSED)
    const first = await register((await token()).token)
    expect(first.status).toBe(201)
    const again = await register((await token()).token)
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
  })

  test('has a script of both interfaces', async () => {
    const response = await anonymous(sandbox)('GET', '/sandbox/captcha/api.js?render=demo&hl=vi')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(() => new Function(response.text)).not.toThrow()
  })
})

test('testers sign in without one, but not with a wrong one, and no one else does anything without', async () => {
  const sandbox = await createSandbox({
    now: clock.now,
    loginTest: true,
    captcha: { secret: SECRET, siteKey: undefined, verifyUrl: undefined },
  })
  const send = anonymous(sandbox)
  expect((await send('POST', LOGIN, { body: CREDENTIALS })).status).toBe(200)
  expect(problemOf(await send('POST', LOGIN, { body: { ...CREDENTIALS, captcha_token: 'rubbish' } }))).toEqual(REFUSED)
  const mail = await send('POST', '/pub/id/api/v1/auth/send-register-mail', { body: { email: 'a@b.example' } })
  expect(problemOf(mail)).toEqual(REFUSED)
  await sandbox.close()
})

test('whom the gateway does not let open the sign-in page for testers needs one', async () => {
  const gatewayKey = 'a gateway key of at least 32 characters'
  const sandbox = await createSandbox({
    now: clock.now,
    loginTest: true,
    gatewayKey,
    captcha: { secret: SECRET, siteKey: undefined, verifyUrl: undefined },
  })
  const login = (headers: Record<string, string>) => anonymous(sandbox, headers)('POST', LOGIN, { body: CREDENTIALS })
  expect(problemOf(await login({ 'X-Gateway-Key': gatewayKey }))).toEqual(REFUSED)
  expect((await login({ 'X-Gateway-Key': gatewayKey, 'X-Login-Test': '1' })).status).toBe(200)
  await sandbox.close()
})

describe('a captcha elsewhere', () => {
  test('is verified beside its script', () => {
    expect(verifyUrlOf('https://www.google.com/recaptcha/api.js?render=k')).toBe('https://www.google.com/recaptcha/api/siteverify')
  })

  test.each<[string, number, string, unknown]>([
    ['lets in whom it takes for a person', 200, '{"success":true,"score":0.9}', true],
    ['keeps out whom it takes for a script', 200, '{"success":true,"score":0.1}', false],
    ['keeps out what it does not know', 200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', false],
    ['refuses no one for good where it fails', 502, '<h1>Bad gateway</h1>', 'busy'],
  ])('%s', async (_, status, said, verdict) => {
    const asked: string[] = []
    const server = createServer(async (request, response) => {
      asked.push(await text(request))
      response.writeHead(status).end(said)
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/siteverify`
    const verified = await remoteCaptcha(url, SECRET)
      .verify('what it gave', '203.0.113.7')
      .catch(({ code }: { code: string }) => code)
    server.closeAllConnections()
    server.close()
    expect(verified).toBe(verdict)
    expect(asked).toEqual([new URLSearchParams({ secret: SECRET, response: 'what it gave', remoteip: '203.0.113.7' }).toString()])
  })
})
