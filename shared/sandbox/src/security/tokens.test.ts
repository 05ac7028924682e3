import { createHmac, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto'
import { getProfile } from '@console/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { USER } from '../seed/users.ts'
import { bearing, movableClock, problemOf, signIn } from '../testing/client.ts'
import { deriveKeys, type Keys } from './keys.ts'

type Fields = Readonly<Record<string, unknown>>

const clock = movableClock()
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' })
let sandbox: Sandbox
let token = ''
let head: Fields = {}
let claims: Fields = {}
beforeAll(async () => {
  sandbox = await createSandbox({ now: clock.now, accessTokenTtl: 60 })
  token = (await signIn(sandbox, 'viewer@lotus.example')).access_token
  const [first = '', second = ''] = token.split('.')
  head = decode(first)
  claims = decode(second)
})
afterAll(() => sandbox.close())

const decode = (part: string): Fields => JSON.parse(Buffer.from(part, 'base64url').toString())
const encode = (fields: Fields) => Buffer.from(JSON.stringify(fields)).toString('base64url')
const keys = (): Keys => sandbox.services.keys
const ask = (bearer: string) => bearing(sandbox, bearer)('GET', getProfile.path)

/** As the server signs, so that only what the test changes is wrong with the token. */
function signed(header: Fields, payload: Fields, key: Uint8Array | string = keys().accessTokens, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

function signedByRsa(header: Fields, payload: Fields): string {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createSign('sha256').update(text).sign(rsa.privateKey, 'base64url')}`
}

test('a token signed here as the server signs is accepted, so that the refusals below have the reason that they name', async () => {
  expect((await ask(signed(head, claims))).status).toBe(200)
})

describe('an access token is refused', () => {
  const own = { sub: USER.owner }
  test.each<[string, () => string]>([
    ['whose person was changed', () => token.replace(/\.[^.]*\./, `.${encode({ ...claims, ...own })}.`)],
    ['whose end was put off', () => token.replace(/\.[^.]*\./, `.${encode({ ...claims, exp: Number(claims.exp) + 3600 })}.`)],
    ['whose signature lacks its last letters', () => token.slice(0, -3)],
    ['without a signature', () => token.replace(/[^.]*$/, '')],
    ['of two parts', () => token.split('.').slice(0, 2).join('.')],
    ['that says alg none', () => `${encode({ ...head, alg: 'none' })}.${encode(claims)}.`],
    ['that says alg None in other letters', () => `${encode({ ...head, alg: 'nOnE' })}.${encode(claims)}.`],
    ['that says alg none and is signed all the same', () => signed({ ...head, alg: 'none' }, claims)],
    ['that says no alg', () => signed({ typ: 'at+jwt' }, claims)],
    ['of HS384 with the right key', () => signed({ ...head, alg: 'HS384' }, claims, undefined, 'sha384')],
    ['of HS512 with the right key', () => signed({ ...head, alg: 'HS512' }, claims, undefined, 'sha512')],
    ['of RS256 by a key of the caller', () => signedByRsa({ ...head, alg: 'RS256' }, claims)],
    ['that says RS256 over an HMAC with the right key', () => signed({ ...head, alg: 'RS256' }, claims)],
    ['of HS256 with a public key as its secret', () => signed(head, claims, publicPem.toString())],
    [
      'that brings its own key',
      () => signedByRsa({ ...head, alg: 'RS256', jwk: createPublicKey(publicPem).export({ format: 'jwk' }) }, claims),
    ],
    ['that names a key by a path', () => signed({ ...head, kid: '../../dev/null' }, claims, '')],
    ['that names a key by an address', () => signed({ ...head, jku: 'http://127.0.0.1:9/keys.json' }, claims, 'theirs')],
    ['signed with an empty key', () => signed(head, claims, '')],
    ['signed with the key of another sandbox', () => signed(head, claims, deriveKeys('another secret').accessTokens)],
    ['signed with the key of another purpose', () => signed(head, claims, keys().refreshTokens)],
    ['with a critical header that the server does not know', () => signed({ ...head, crit: ['own'], own: 1 }, claims)],
    ['of another type', () => signed({ ...head, typ: 'JWT' }, claims)],
    ['of another issuer', () => signed(head, { ...claims, iss: 'somebody' })],
    ['for another audience', () => signed(head, { ...claims, aud: 'elsewhere' })],
    ['without an end', () => signed(head, { ...claims, exp: undefined })],
    ['whose end is text', () => signed(head, { ...claims, exp: '99999999999' })],
    ['without a session', () => signed(head, { ...claims, sid: undefined })],
    ['whose session is no text', () => signed(head, { ...claims, sid: [claims.sid] })],
    ['that is not valid yet', () => signed(head, { ...claims, nbf: Number(claims.iat) + 60 })],
    ["of someone else's session", () => signed(head, { ...claims, ...own })],
    ['that is no token', () => 'a.b.c'],
    ['that is nothing but dots', () => '..'],
    ['that is large', () => 'x'.repeat(8000)],
  ])('%s', async (_, forged) => {
    expect(problemOf(await ask(forged()))).toEqual({ status: 401, code: 'token_invalid' })
  })

  test('that has expired, by the second; one that is forged as well is called forged', async () => {
    clock.advance(60)
    const late = await ask(token)
    expect(problemOf(late)).toEqual({ status: 401, code: 'token_expired' })
    expect(late.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(problemOf(await ask(signed(head, claims, 'theirs')))).toEqual({ status: 401, code: 'token_invalid' })
    clock.advance(-60)
  })

  test.each(['Basic b3duZXI6eA==', 'Bearer', 'bearer  ', 'Token x', ''])(
    'that does not come as a bearer token: %j',
    async (authorization) => {
      const request = new Request(`http://sandbox.test${getProfile.path}`, { headers: { authorization } })
      expect(await (await sandbox.fetch(request)).json()).toMatchObject({ status: 401, code: 'unauthenticated' })
    },
  )
})
