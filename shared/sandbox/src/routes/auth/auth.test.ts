import { AuthTokens, Profile } from '@console/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { Sandbox } from '../../create-sandbox.ts'
import { refreshTokens, users } from '../../db/schema/index.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { USER } from '../../seed/users.ts'
import { anonymous, bearing, type ClientResponse, LOGIN, movableClock, problemOf, read, type Send, signIn } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'

const REFRESH = '/pub/id/api/v1/auth/token/refresh'
const LOGOUT = '/pub/id/api/v1/auth/logout'
const PROFILE = '/pub/id/api/v1/users/profile'

describe.each(ENGINES)('signing in on %s', (engine) => {
  const clock = movableClock()
  let sandbox: Sandbox
  let send: Send
  beforeAll(async () => {
    sandbox = await openOn(engine, { now: clock.now, accessTokenTtl: 60 })
    send = anonymous(sandbox)
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.close())

  const login = (email: string, password = DEMO_PASSWORD) => send('POST', LOGIN, { body: { email, password } })
  const refresh = (refresh_token: string) => send('POST', REFRESH, { body: { refresh_token } })
  const profile = (token: string): Promise<ClientResponse> => bearing(sandbox, token)('GET', PROFILE)

  test('gives a pair with its life in seconds and lets no cache keep it', async () => {
    const response = await login('Owner@Lotus.example')
    expect(read(AuthTokens, response)).toMatchObject({ token_type: 'Bearer', expires_in: 60, refresh_expires_in: 25_200 })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('lets in a person whose address was stored with capitals', async () => {
    await sandbox.services.db.update(users).set({ email: 'Owner@Lotus.example' }).where(eq(users.id, USER.owner))
    expect((await login('OWNER@lotus.example')).status).toBe(200)
  })

  test('shows the person their profile', async () => {
    const { access_token } = await signIn(sandbox, 'owner@lotus.example')
    expect(read(Profile, await profile(access_token))).toMatchObject({
      id: USER.owner,
      first_name: 'Liên',
      roles: ['admin'],
      strategy: 'local',
      has_password: true,
      google_linked: false,
      version: 1,
    })
    const staff = await signIn(sandbox, 'staff@provider.example')
    expect(read(Profile, await profile(staff.access_token))).toMatchObject({ roles: ['provider_staff'], strategy: 'provider' })
  })

  test.each([
    ['a wrong password', 'owner@lotus.example', 'Console-demo-2', 401, 'invalid_credentials'],
    ['an unknown email', 'nobody@lotus.example', DEMO_PASSWORD, 401, 'invalid_credentials'],
    ['an account without a password', 'google@lotus.example', DEMO_PASSWORD, 401, 'invalid_credentials'],
    ['a registration that waits', 'pending@new.example', DEMO_PASSWORD, 403, 'registration_pending'],
    ['a registration that was refused', 'rejected@new.example', DEMO_PASSWORD, 403, 'registration_rejected'],
    ['a disabled account', 'disabled@new.example', DEMO_PASSWORD, 403, 'account_disabled'],
    ['a waiting registration with a wrong password', 'pending@new.example', 'wrong', 401, 'invalid_credentials'],
    ['a disabled account with a wrong password', 'disabled@new.example', 'wrong', 401, 'invalid_credentials'],
  ])('refuses %s', async (_, email, password, status, code) => {
    expect(problemOf(await login(email, password))).toEqual({ status, code })
  })

  test('responds in the same way whether or not there is an account', async () => {
    const [known, unknown] = [await login('owner@lotus.example', 'wrong'), await login('nobody@lotus.example', 'wrong')]
    const withoutId = ({ text }: ClientResponse) => text.replace(/"request_id":"[^"]*"/, '')
    expect(withoutId(unknown)).toBe(withoutId(known))
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
  })

  test('keeps neither passwords nor tokens in readable form', async () => {
    const { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
    const [user] = await sandbox.services.db.select().from(users).where(eq(users.id, USER.owner))
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const stored = await sandbox.services.db.select().from(refreshTokens)
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(refresh_token)
  })

  describe('the access token', () => {
    test('ends after its life', async () => {
      const { access_token } = await signIn(sandbox, 'owner@lotus.example')
      clock.advance(59)
      expect((await profile(access_token)).status).toBe(200)
      clock.advance(2)
      const late = await profile(access_token)
      expect(problemOf(late)).toEqual({ status: 401, code: 'token_expired' })
      expect(late.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    })

    test('counts no more once the account is disabled', async () => {
      const { access_token } = await signIn(sandbox, 'owner@lotus.example')
      await sandbox.services.db.update(users).set({ disabled_on: clock.now() }).where(eq(users.id, USER.owner))
      expect(problemOf(await profile(access_token))).toEqual({ status: 401, code: 'session_revoked' })
    })
  })

  describe('refreshing', () => {
    test('gives a new pair; the session ends 25,200 s after the sign-in all the same', async () => {
      const first = await signIn(sandbox, 'owner@lotus.example')
      clock.advance(3600)
      const second = read(AuthTokens, await refresh(first.refresh_token))
      expect(second.refresh_token).not.toBe(first.refresh_token)
      expect(second).toMatchObject({ expires_in: 60, refresh_expires_in: 21_600 })
      expect((await profile(second.access_token)).status).toBe(200)
      clock.advance(21_600)
      expect(problemOf(await refresh(second.refresh_token))).toEqual({ status: 401, code: 'refresh_invalid' })
    })

    test('gives the same pair again, however late, as long as its successor was not used', async () => {
      const { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
      const first = read(AuthTokens, await refresh(refresh_token))
      clock.advance(45)
      const again = read(AuthTokens, await refresh(refresh_token))
      expect([again.access_token, again.refresh_token]).toEqual([first.access_token, first.refresh_token])
      expect(again.expires_in).toBe(15)
    })

    test('repeats a pair whose access token has expired with a new access token', async () => {
      const { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
      const first = read(AuthTokens, await refresh(refresh_token))
      clock.advance(3600)
      const again = read(AuthTokens, await refresh(refresh_token))
      expect([again.refresh_token, again.expires_in]).toEqual([first.refresh_token, 60])
      expect((await profile(again.access_token)).status).toBe(200)
    })

    test('ends the whole session when a token comes back whose successor was used', async () => {
      const { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
      const second = read(AuthTokens, await refresh(refresh_token))
      const third = read(AuthTokens, await refresh(second.refresh_token))
      expect(problemOf(await refresh(refresh_token))).toEqual({ status: 401, code: 'refresh_reused' })
      for (const newer of [second, third])
        expect(problemOf(await refresh(newer.refresh_token))).toEqual({ status: 401, code: 'session_revoked' })
      expect(problemOf(await profile(third.access_token))).toEqual({ status: 401, code: 'session_revoked' })
    })

    test('gives parallel callers one and the same pair', async () => {
      const { refresh_token } = await signIn(sandbox, 'owner@lotus.example')
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)))
      const pairs = answers.map((response) => read(AuthTokens, response))
      expect(new Set(pairs.map((pair) => `${pair.access_token} ${pair.refresh_token}`)).size).toBe(1)
      expect(await sandbox.services.db.$count(refreshTokens)).toBe(2)
    })

    test('knows no token that was never given out', async () => {
      expect(problemOf(await refresh('x'.repeat(43)))).toEqual({ status: 401, code: 'refresh_invalid' })
    })
  })

  describe('signing out', () => {
    test('ends the session at once, by the refresh token or by the access token', async () => {
      const one = await signIn(sandbox, 'owner@lotus.example')
      expect((await send('POST', LOGOUT, { body: { refresh_token: one.refresh_token } })).status).toBe(204)
      expect(problemOf(await profile(one.access_token))).toEqual({ status: 401, code: 'session_revoked' })
      expect(problemOf(await refresh(one.refresh_token))).toEqual({ status: 401, code: 'session_revoked' })
      const two = await signIn(sandbox, 'owner@lotus.example')
      expect((await bearing(sandbox, two.access_token)('POST', LOGOUT)).status).toBe(204)
      expect(problemOf(await refresh(two.refresh_token))).toEqual({ status: 401, code: 'session_revoked' })
    })

    test('leaves other sessions of the person alone', async () => {
      const [one, two] = [await signIn(sandbox, 'owner@lotus.example'), await signIn(sandbox, 'owner@lotus.example')]
      await send('POST', LOGOUT, { body: { refresh_token: one.refresh_token } })
      expect((await profile(two.access_token)).status).toBe(200)
    })

    test('succeeds when there is nothing left to end', async () => {
      for (const body of [{}, { refresh_token: 'unknown' }]) expect((await send('POST', LOGOUT, { body })).status).toBe(204)
      expect((await bearing(sandbox, 'rubbish')('POST', LOGOUT)).status).toBe(204)
    })
  })
})
