import { forgotPassword, googleSignIn, loginGoogle, register, registerGoogle, resetPassword, sendRegisterMail } from '@console/contract'
import { comeBack, mailsTo } from '@console/sandbox'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type ApiFront, apiFront } from '../testing/api-front.ts'
import { CHANGE, LOGIN, ORIGIN, PROFILE, type TestHost, testHost } from '../testing/host.ts'
import { OWNER, type SandboxApi, sandboxApi } from '../testing/sandbox-api.ts'

const PERSON = { first_name: 'Thảo', last_name: 'Mai', agree_terms: true }
const PUBLISHER = { publisher_name: 'Sông Hương', note: 'Trò chơi.' }
/** Every token and secret of this API: compact JSON Web Tokens, and 43 letters of base64url. */
const TOKENS = /eyJ[\w-]+\.[\w-]+\.[\w-]+|[\w-]{43}/g

let sandbox: SandboxApi
let front: ApiFront
let host: TestHost
/** Everything that the host sent to the page: headers but for its own cookie, and bodies. */
const sent: string[] = []
beforeAll(async () => {
  sandbox = await sandboxApi()
  front = await apiFront(sandbox.fetch)
  host = await testHost({ settings: { API_ORIGIN: front.origin } })
})
afterAll(async () => {
  await host.close()
  await front.close()
  await sandbox.close()
})

const cookies = new Map<string, string>()
async function ask(path: string, body?: object) {
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...(body ? CHANGE : {}) }
  const response = await host.ask(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    expect(cookie).toContain('HttpOnly; SameSite=Lax')
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  const text = await response.clone().text()
  sent.push(text, ...[...response.headers].filter(([name]) => name !== 'set-cookie' && name !== 'location').map(([, value]) => value))
  return response
}

/** Goes to Google and back as browsers do; returns what the page posts. */
async function byGoogle(choice: Record<string, string>) {
  const location = (await ask(googleSignIn('vi'))).headers.get('location') ?? ''
  const back = await comeBack(sandbox, choice, location)
  expect(back.origin + back.pathname).toBe(`${ORIGIN}/vi/login/google`)
  return ask(loginGoogle.path, { code: back.searchParams.get('code'), state: back.searchParams.get('state') })
}

const codeFor = async (email: string) => /^ {4}(\d{6})$/m.exec((await mailsTo(sandbox, email))[0]?.text ?? '')?.[1] ?? ''

it('signs in by Google in front of the real API', async () => {
  expect((await byGoogle({ subject: 'demo-google-1' })).status).toBe(200)
  expect(await (await ask(PROFILE)).json()).toMatchObject({ email: 'google@lotus.example' })
})

it('registers by Google, whose token never reaches the page', async () => {
  const required = await byGoogle({ email: 'moi@gmail.example', first_name: 'Mới', last_name: 'Lê' })
  expect(await required.json()).toMatchObject({
    code: 'registration_required',
    registration: { email: 'moi@gmail.example', first_name: 'Mới' },
  })
  await ask('/vi/register/google')
  const taken = await ask(registerGoogle.path, { ...PERSON, ...PUBLISHER, publisher_code: 'lotus-games' })
  expect(await taken.json()).toMatchObject({ status: 409, code: 'code_taken' })
  const registered = await ask(registerGoogle.path, { ...PERSON, ...PUBLISHER, publisher_code: 'song-huong' })
  expect([registered.status, await registered.json()]).toEqual([
    201,
    expect.objectContaining({ email: 'moi@gmail.example', status: 'pending' }),
  ])
})

it('registers by email and resets a password', async () => {
  const email = 'thao@studio.example'
  expect((await ask(sendRegisterMail.path, { email })).status).toBe(202)
  const wrong = await ask(register.path, { ...PERSON, ...PUBLISHER, email, otp: '000000', password: 'x'.repeat(8), publisher_code: 'thao' })
  expect(await wrong.json()).toMatchObject({ code: 'otp_invalid', attempts_left: 4 })
  const otp = await codeFor(email)
  expect((await ask(register.path, { ...PERSON, ...PUBLISHER, email, otp, password: 'x'.repeat(8), publisher_code: 'thao' })).status).toBe(
    201,
  )
  await ask(forgotPassword.path, { email: OWNER.email })
  const reset = { email: OWNER.email, otp: await codeFor(OWNER.email), password: 'một mật khẩu mới' }
  expect((await ask(resetPassword.path, reset)).status).toBe(204)
  expect((await ask(LOGIN, { email: OWNER.email, password: reset.password })).status).toBe(200)
})

it('sent no token and no secret to the page in all of that, and logged none', async () => {
  for (const path of ['/login/google', '/vi/register/google', '/campaigns']) await ask(path)
  expect(sent.length).toBeGreaterThan(50)
  // Hashes of files are public and look alike.
  const found = sent.flatMap((text) => text.replace(/sha\d+-[\w+/=]+|"nonce":"[^"]*"|nonce-[^']*'|nonce="[^"]*"/g, '').match(TOKENS) ?? [])
  expect(found).toEqual([])
  expect(host.logged.join('').match(TOKENS) ?? []).toEqual([])
})
