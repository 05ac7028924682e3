import { AuthTokens, googleRedirect, Profile, Registration, urlFor } from '@console/contract'
import { expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { signRegistrationToken } from '../../google/registration-token.ts'
import { INVITATION } from '../../seed/invitations.ts'
import { anonymous, bearing, problemOf, read } from '../../testing/client.ts'
import { browserOf, comeBack, GOOGLE_REQUEST, googleExchange } from '../../testing/google-browser.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const LOGIN_GOOGLE = '/pub/id/api/v1/auth/login/google'
const REGISTER_GOOGLE = '/pub/id/api/v1/auth/register/google'
const KNOWN = { subject: 'demo-google-1' }
const NEWCOMER = { subject: 'demo-google-2' }
const BODY = {
  first_name: 'Thảo',
  last_name: 'Mai',
  publisher_name: 'Sông Hương Studio',
  publisher_code: 'song-huong',
  note: 'Hai trò chơi.',
  agree_terms: true,
}

onEachEngine('signing in with Google', ({ sandbox, clock }) => {
  const send = (...sent: Parameters<ReturnType<typeof anonymous>>) => anonymous(sandbox)(...sent)
  const login = async (choice: Readonly<Record<string, string>>, more: object = {}) =>
    send('POST', LOGIN_GOOGLE, { body: { ...(await googleExchange(sandbox, choice)), ...more } })
  const register = (token: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
    send('POST', REGISTER_GOOGLE, { body: { ...BODY, ...(token ? { registration_token: token } : {}), ...more }, headers })
  async function required(choice: Readonly<Record<string, string>> = NEWCOMER) {
    const response = await login(choice)
    expect(problemOf(response)).toEqual({ status: 403, code: 'registration_required' })
    return { ...JSON.parse(response.text), cookie: response.headers.get('set-cookie') ?? '' }
  }

  test('goes by redirects that promise no body', async () => {
    const { ask } = browserOf(sandbox)
    const issuer = await ask(new URL(urlFor(googleRedirect, GOOGLE_REQUEST), 'http://sandbox.test').href)
    const chooser = await ask(issuer.headers.get('location') ?? '')
    expect([chooser.status, chooser.headers.get('content-length'), await chooser.text()]).toEqual([303, null, ''])
  })

  test('opens a session of the person whom the issuer vouches for', async () => {
    const { access_token } = read(AuthTokens, await login(KNOWN))
    expect(read(Profile, await bearing(sandbox, access_token)('GET', '/pub/id/api/v1/users/profile'))).toMatchObject({
      email: 'google@lotus.example',
      has_password: false,
      google_linked: true,
    })
  })

  test('is linked to the account with the verified email, whatever its case, and to no second Google account', async () => {
    const { access_token } = read(AuthTokens, await login({ email: 'VIEWER@lotus.example' }))
    expect(read(Profile, await bearing(sandbox, access_token)('GET', '/pub/id/api/v1/users/profile'))).toMatchObject({
      email: 'viewer@lotus.example',
      has_password: true,
      google_linked: true,
    })
  })

  test.each([
    ['disabled@new.example', 'account_disabled'],
    ['pending@new.example', 'registration_pending'],
    ['rejected@new.example', 'registration_rejected'],
  ])('tells %s why not', async (email, code) => {
    expect(problemOf(await login({ email }))).toEqual({ status: 403, code })
  })

  test.each<[string, object]>([
    ['a code that was never given', { code: 'x'.repeat(43) }],
    ['another verifier', { code_verifier: 'another-verifier-of-a-test-with-at-least-43-letters' }],
    ['another nonce', { nonce: 'another' }],
    ['another page of the console', { redirect_uri: 'http://localhost:3000/vi/login/google' }],
    ['a page elsewhere', { redirect_uri: 'https://evil.example/login/google' }],
  ])('is refused with %s', async (_, more) => {
    expect(problemOf(await login(KNOWN, more))).toEqual({ status: 401, code: 'token_invalid' })
  })

  test('leads back to a console that is developed against this one, at another port of this machine', async () => {
    const body = await googleExchange(sandbox, KNOWN, 'http://localhost:3200/vi/login/google')
    expect((await send('POST', LOGIN_GOOGLE, { body })).status).toBe(200)
  })

  test('takes a code once', async () => {
    const body = await googleExchange(sandbox, KNOWN)
    expect((await send('POST', LOGIN_GOOGLE, { body })).status).toBe(200)
    expect(problemOf(await send('POST', LOGIN_GOOGLE, { body }))).toEqual({ status: 401, code: 'token_invalid' })
  })

  test('comes back without a code for whoever cancels', async () => {
    const back = await comeBack(sandbox, { cancel: '1' })
    expect([back.searchParams.get('error'), back.searchParams.get('state'), back.searchParams.has('code')]).toEqual([
      'access_denied',
      GOOGLE_REQUEST.state,
      false,
    ])
  })

  test.each([
    ['/query/redirect_uri', { redirect_uri: 'https://evil.example/login/google' }],
    ['/query/redirect_uri', { redirect_uri: 'http://localhost:3000/login/google/../../evil' }],
    ['/query/redirect_uri', { redirect_uri: 'http://localhost:3000.evil.example/login/google' }],
    ['/query/redirect_uri', { redirect_uri: 'http://localhost:3200/campaigns' }],
    ['/query/client_id', { client_id: 'someone' }],
    ['/query/code_challenge_method', { code_challenge_method: 'plain' }],
    ['/query/code_challenge', { code_challenge: 'short' }],
  ])('does not begin with a wrong %s', async (pointer, more) => {
    const response = await send('GET', urlFor(googleRedirect, { ...GOOGLE_REQUEST, ...more }))
    expect(problemOf(response)).toMatchObject({ status: 400, code: 'invalid_query', fields: { [pointer]: expect.any(String) } })
    expect(response.headers.get('location')).toBeNull()
  })

  test('of someone without an account asks for a registration, by token and by cookie', async () => {
    const { registration, registration_token, cookie } = await required()
    expect(registration).toEqual({ email: 'thao.mai@gmail.example', first_name: 'Thảo', last_name: 'Mai' })
    expect(cookie).toBe(`pub_reg=${registration_token}; Path=/pub/id; Max-Age=600; HttpOnly; SameSite=Lax`)
    expect(read(Registration, await register(registration_token))).toMatchObject({
      email: 'thao.mai@gmail.example',
      method: 'google',
      status: 'pending',
    })
    expect(problemOf(await login(NEWCOMER))).toEqual({ status: 403, code: 'registration_pending' })
    expect(problemOf(await register(registration_token, { publisher_code: 'another' })).code).toBe('email_taken')
    const other = await required({ email: 'other@gmail.example' })
    const byCookie = await register(undefined, { publisher_code: 'another' }, { Cookie: `a=1; pub_reg=${other.registration_token}` })
    expect(read(Registration, byCookie).email).toBe('other@gmail.example')
  })

  test('by an invitation for the same email makes a member at once; for another email no one', async () => {
    const { first_name, last_name, agree_terms } = BODY
    const invited = (registration_token: string) =>
      send('POST', REGISTER_GOOGLE, {
        body: { first_name, last_name, agree_terms, registration_token, invitation_token: INVITATION.newcomer },
      })
    expect(problemOf(await invited((await required()).registration_token))).toEqual({ status: 403, code: 'wrong_account' })
    const { registration_token } = await required({ email: 'Newcomer@lotus.example' })
    expect(read(Registration, await invited(registration_token))).toMatchObject({ status: 'approved', method: 'google' })
    expect((await login({ email: 'newcomer@lotus.example' })).status).toBe(200)
  })

  test('registers no one by a token that is forged, expired, for something else, or none', async () => {
    const { keys } = sandbox.services
    const person = { subject: 's', email: 'forged@gmail.example', first_name: 'F', last_name: 'G' }
    const good = await signRegistrationToken(keys, person, clock.now())
    const claims = { email: person.email, given_name: 'F', family_name: 'G' }
    const token = (header: { alg: string; typ: string }, audience: string, key: Uint8Array) =>
      new SignJWT(claims)
        .setProtectedHeader(header)
        .setIssuer('console-sandbox')
        .setAudience(audience)
        .setSubject('s')
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + 60_000))
        .sign(key)
    const header = { alg: 'HS256', typ: 'registration+jwt' }
    const forged = [
      undefined,
      'rubbish',
      `${good.slice(0, -3)}AAA`,
      good.replace(/^[^.]+/, Buffer.from('{"alg":"none","typ":"registration+jwt"}').toString('base64url')),
      await token(header, 'register/google', keys.accessTokens),
      await token(header, 'pub', keys.registrationTokens),
      await token({ ...header, typ: 'at+jwt' }, 'register/google', keys.registrationTokens),
    ]
    for (const one of forged) expect(problemOf(await register(one))).toEqual({ status: 401, code: 'token_invalid' })
    clock.advance(601)
    expect(problemOf(await register(good))).toEqual({ status: 401, code: 'token_invalid' })
    clock.advance(-601)
    expect((await register(good)).status).toBe(201)
  })
})
