import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { anonymous, bearing, LOGIN, movableClock, problemOf, signIn } from '../testing/client.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { codeFor } from '../testing/mailbox.ts'

const KEY = 'a gateway key of at least 32 characters'

describe.each(ENGINES)('limits on %s', (engine) => {
  const clock = movableClock()
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine, { now: clock.now, limits: 'real', gatewayKey: KEY })
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.close())

  const from = (address: string, key = KEY) => anonymous(sandbox, { 'X-Client-Ip': address, 'X-Gateway-Key': key })
  const login = (email: string, password: string, address = '203.0.113.1') => from(address)('POST', LOGIN, { body: { email, password } })

  test.each(['owner@lotus.example', 'nobody@lotus.example'])(
    '%s may fail five times in 15 minutes, whether or not there is an account',
    async (email) => {
      for (let n = 0; n < 5; n += 1) expect(problemOf(await login(email, 'wrong')).status).toBe(401)
      const refused = await login(email, DEMO_PASSWORD)
      expect(problemOf(refused)).toEqual({ status: 429, code: 'rate_limited' })
      expect(refused.headers.get('retry-after')).toBe('900')
      expect(refused.headers.get('ratelimit')).toBe('"login-email";r=0;t=900')
      expect(refused.headers.get('ratelimit-policy')).toBe('"login-email";q=5;w=900')
    },
  )

  test('the wait ends 15 minutes after the first failure', async () => {
    for (let n = 0; n < 6; n += 1) await login('owner@lotus.example', 'wrong')
    clock.advance(899)
    expect((await login('owner@lotus.example', DEMO_PASSWORD)).status).toBe(429)
    clock.advance(1)
    expect((await login('owner@lotus.example', DEMO_PASSWORD)).status).toBe(200)
  })

  test('a success clears the failures of the email', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) expect((await login('owner@lotus.example', 'wrong')).status).toBe(401)
      expect((await login('owner@lotus.example', DEMO_PASSWORD)).status).toBe(200)
    }
  })

  test('a new password clears them too', async () => {
    for (let n = 0; n < 5; n += 1) await login('owner@lotus.example', 'wrong')
    const send = anonymous(sandbox)
    const body = { email: 'owner@lotus.example', password: 'another password' }
    await send('POST', '/pub/id/api/v1/auth/forgot-password', { body: { email: body.email } })
    const otp = await codeFor(sandbox, body.email)
    expect((await send('POST', '/pub/id/api/v1/auth/reset-password', { body: { ...body, otp } })).status).toBe(204)
    expect((await login(body.email, body.password)).status).toBe(200)
  })

  test('guesses made at the same time do not pass the limit together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('owner@lotus.example', 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  describe('a browser in which the account signed in before', () => {
    const loginIn = (browser: string, password: string, key = KEY) =>
      anonymous(sandbox, { 'X-Gateway-Key': key, 'X-Known-Browser': browser })('POST', LOGIN, {
        body: { email: 'owner@lotus.example', password },
      })

    test('is not locked out by strangers, and has five attempts of its own', async () => {
      for (let n = 0; n < 5; n += 1) await login('owner@lotus.example', 'wrong')
      expect((await loginIn('mine', DEMO_PASSWORD)).status).toBe(200)
      for (let n = 0; n < 5; n += 1) expect((await loginIn('mine', 'wrong')).status).toBe(401)
      expect((await loginIn('mine', DEMO_PASSWORD)).status).toBe(429)
      expect((await loginIn('another', DEMO_PASSWORD)).status).toBe(200)
      expect((await login('owner@lotus.example', DEMO_PASSWORD)).status).toBe(429)
    })

    test('is believed with the gateway key alone', async () => {
      for (let n = 0; n < 5; n += 1) await loginIn(`made up ${n}`, 'wrong', 'a key that is not the one of the gateway')
      expect((await loginIn('mine', DEMO_PASSWORD, 'a key that is not the one of the gateway')).status).toBe(429)
    })
  })

  test('an address may fail thirty times over all emails; successes do not count', async () => {
    for (let n = 0; n < 3; n += 1) await login('owner@lotus.example', DEMO_PASSWORD)
    for (let n = 0; n < 30; n += 1) expect((await login(`nobody${n}@lotus.example`, 'wrong')).status).toBe(401)
    expect((await login('owner@lotus.example', DEMO_PASSWORD)).status).toBe(429)
    expect((await login('owner@lotus.example', DEMO_PASSWORD, '203.0.113.2')).status).toBe(200)
  })

  test('an address is believed with the gateway key alone', async () => {
    for (let n = 0; n < 30; n += 1) {
      const send = from(`203.0.113.${n}`, 'a key that is not the one of the gateway')
      await send('POST', LOGIN, { body: { email: `nobody${n}@lotus.example`, password: 'wrong' } })
    }
    const send = from('203.0.113.99', 'a key that is not the one of the gateway')
    expect((await send('POST', LOGIN, { body: { email: 'owner@lotus.example', password: DEMO_PASSWORD } })).status).toBe(429)
  })

  test('a session may refresh thirty times a minute', async () => {
    let { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
    const refresh = () => anonymous(sandbox)('POST', '/pub/id/api/v1/auth/token/refresh', { body: { refresh_token } })
    for (let n = 0; n < 30; n += 1) {
      const response = await refresh()
      expect(response.status).toBe(200)
      refresh_token = JSON.parse(response.text).refresh_token
    }
    expect((await refresh()).status).toBe(429)
    clock.advance(60)
    expect((await refresh()).status).toBe(200)
  })

  describe('mails with codes', () => {
    const MAILS = ['send-register-mail', 'forgot-password'] as const
    const mail = (call: (typeof MAILS)[number], email: string, address = '203.0.113.1') =>
      from(address)('POST', `/pub/id/api/v1/auth/${call}`, { body: { email } })

    test.each(MAILS)('%s writes to an address once a minute and five times an hour, account or not', async (call) => {
      for (const email of ['owner@lotus.example', 'nobody@lotus.example']) {
        for (let n = 0; n < 5; n += 1) {
          expect((await mail(call, email)).status).toBe(202)
          const soon = await mail(call, email.toUpperCase())
          expect([problemOf(soon), soon.headers.get('retry-after')]).toEqual([{ status: 429, code: 'rate_limited' }, '60'])
          clock.advance(60)
        }
        const late = await mail(call, email)
        expect([problemOf(late), late.headers.get('retry-after')]).toEqual([{ status: 429, code: 'rate_limited' }, '3300'])
        clock.advance(3600)
        expect((await mail(call, email)).status).toBe(202)
        clock.advance(3600)
      }
    })

    test('a network has twenty an hour written, for both purposes together', async () => {
      for (let n = 0; n < 20; n += 1) expect((await mail(MAILS[n % 2] ?? MAILS[0], `a${n}@b.example`)).status).toBe(202)
      expect((await mail('forgot-password', 'last@b.example')).status).toBe(429)
      expect((await mail('forgot-password', 'last@b.example', '203.0.113.2')).status).toBe(202)
    })
  })

  test('a network may ask thirty times a minute whether a publisher exists', async () => {
    const ask = () => from('203.0.113.1')('GET', '/pub/core/api/v1/publishers/check-exist?code=a')
    for (let n = 0; n < 30; n += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    clock.advance(60)
    expect((await ask()).status).toBe(200)
  })

  test('the addresses of one IPv6 network count together', async () => {
    const ask = (address: string) => from(address)('GET', '/pub/core/api/v1/publishers/check-exist?code=a')
    for (let n = 0; n < 30; n += 1) expect((await ask(`2001:db8::${n}`)).status).toBe(200)
    expect((await ask('2001:db8::ffff')).status).toBe(429)
    expect((await ask('2001:db8:0:1::1')).status).toBe(200)
  })

  test('a person may call 600 times a minute and sees how many are left', async () => {
    const send = bearing(sandbox, (await signIn(sandbox, 'owner@lotus.example')).access_token)
    const first = await send('GET', '/pub/core/api/v1/task-types')
    expect(first.headers.get('ratelimit')).toBe('"user";r=599;t=60')
    const rest = await Promise.all(Array.from({ length: 600 }, () => send('GET', '/pub/core/api/v1/task-types')))
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
