import { expect, test } from '@jest/globals'
import { anonymous, bearing, problemOf, signIn } from '../../testing/client.ts'
import { codeFor, mailsTo } from '../../testing/mailbox.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const FORGOT = '/pub/id/api/v1/auth/forgot-password'
const RESET = '/pub/id/api/v1/auth/reset-password'
const REFRESH = '/pub/id/api/v1/auth/token/refresh'
const PROFILE = '/pub/id/api/v1/users/profile'
const OWNER = 'owner@lotus.example'
const NEW = 'một mật khẩu mới'

onEachEngine('a forgotten password', ({ sandbox, clock }) => {
  const send = (...sent: Parameters<ReturnType<typeof anonymous>>) => anonymous(sandbox)(...sent)
  const forgot = (email = OWNER) => send('POST', FORGOT, { body: { email } })
  const reset = (otp: string, more: object = {}) => send('POST', RESET, { body: { email: OWNER, otp, password: NEW, ...more } })

  test('is replaced by a code, and every session ends', async () => {
    const [one, two] = [await signIn(sandbox, OWNER), await signIn(sandbox, OWNER)]
    const other = await signIn(sandbox, 'viewer@lotus.example')
    await forgot()
    const response = await reset(await codeFor(sandbox, OWNER))
    expect([response.status, response.text]).toEqual([204, ''])
    for (const tokens of [one, two]) {
      expect(problemOf(await bearing(sandbox, tokens.access_token)('GET', PROFILE))).toEqual({ status: 401, code: 'session_revoked' })
      expect(problemOf(await send('POST', REFRESH, { body: { refresh_token: tokens.refresh_token } })).code).toBe('session_revoked')
    }
    expect((await bearing(sandbox, other.access_token)('GET', PROFILE)).status).toBe(200)
    await expect(signIn(sandbox, OWNER)).rejects.toThrow('was not let in')
    const { access_token } = await signIn(sandbox, OWNER, NEW)
    expect(JSON.parse((await bearing(sandbox, access_token)('GET', PROFILE)).text)).toMatchObject({ version: 2 })
    expect((await mailsTo(sandbox, OWNER))[0]?.subject).toBe('Your password was changed')
  })

  test('takes a code once, also of two at the same time, and none after five minutes', async () => {
    await forgot()
    const otp = await codeFor(sandbox, OWNER)
    const answers = await Promise.all([reset(otp), reset(otp), reset(otp)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
    clock.advance(60)
    await forgot()
    const late = await codeFor(sandbox, OWNER)
    clock.advance(300)
    expect(problemOf(await reset(late))).toEqual({ status: 410, code: 'otp_expired' })
  })

  test('cannot be guessed, and a code for registering does not fit', async () => {
    await send('POST', '/pub/id/api/v1/auth/send-register-mail', { body: { email: 'new@studio.example' } })
    const foreign = await codeFor(sandbox, 'new@studio.example')
    await forgot()
    const otp = await codeFor(sandbox, OWNER)
    const guesses = [foreign, '000000', '111111', '222222', '333333', '444444'].filter((one) => one !== otp).slice(0, 5)
    for (const guess of guesses) expect(problemOf(await reset(guess)).code).toBe('otp_invalid')
    expect(problemOf(await reset(otp))).toEqual({ status: 429, code: 'otp_attempts_exhausted' })
    await expect(signIn(sandbox, OWNER)).resolves.toBeDefined()
  })

  test.each([
    ['nobody@lotus.example', 'No account with this address'],
    ['rejected@new.example', 'No account with this address'],
    ['pending@new.example', 'Your registration is waiting for approval'],
    ['disabled@new.example', 'Your account is disabled'],
  ])('of %s: a mail says why there is no code, and guessing looks the same', async (email, subject) => {
    expect((await forgot(email)).status).toBe(202)
    expect((await mailsTo(sandbox, email))[0]).toMatchObject({ subject, text: expect.not.stringMatching(/^ {4}\d{6}$/m) })
    const response = await reset('123456', { email })
    expect([problemOf(response).code, JSON.parse(response.text).attempts_left]).toEqual(['otp_invalid', 4])
  })

  test('gives someone a password who had Google alone', async () => {
    await forgot('google@lotus.example')
    expect((await reset(await codeFor(sandbox, 'google@lotus.example'), { email: 'google@lotus.example' })).status).toBe(204)
    await expect(signIn(sandbox, 'google@lotus.example', NEW)).resolves.toBeDefined()
  })
})
