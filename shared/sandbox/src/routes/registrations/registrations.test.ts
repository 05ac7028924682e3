import { Registration } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { oneTimeCodes, registrations } from '../../db/schema/index.ts'
import { anonymous, type ClientResponse, problemOf, read } from '../../testing/client.ts'
import { codeFor, mailsTo } from '../../testing/mailbox.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const SEND = '/pub/id/api/v1/auth/send-register-mail'
const REGISTER = '/pub/id/api/v1/auth/register'
const EMAIL = 'thao.mai@studio.example'
const BODY = {
  email: EMAIL,
  password: '  mật khẩu "dài" 🔑 ',
  first_name: 'Thảo',
  last_name: 'Mai',
  publisher_name: 'Sông Hương Studio',
  publisher_code: 'song-huong',
  note: 'Hai trò chơi giải đố.',
  agree_terms: true,
}
const WRONG = { status: 401, code: 'otp_invalid' }

onEachEngine('registering by email', ({ sandbox, clock }) => {
  const send = (...sent: Parameters<ReturnType<typeof anonymous>>) => anonymous(sandbox)(...sent)
  const ask = (email = EMAIL, locale?: string) => send('POST', SEND, { body: { email, ...(locale ? { locale } : {}) } })
  const register = (otp: string, more: object = {}, headers: Record<string, string> = {}): Promise<ClientResponse> =>
    send('POST', REGISTER, { body: { ...BODY, otp, ...more }, headers })
  const wrong = (otp: string, n = 1) => String((Number(otp) + n) % 1_000_000).padStart(6, '0')

  test('mails a code and takes it for a registration that waits', async () => {
    const asked = await ask()
    expect([asked.status, JSON.parse(asked.text)]).toEqual([202, { message: 'OTP sent', expires_in: 300, resend_in: 60 }])
    const response = await register(await codeFor(sandbox, EMAIL))
    expect(response.status).toBe(201)
    expect(read(Registration, response)).toMatchObject({ email: EMAIL, publisher_code: 'song-huong', method: 'email', status: 'pending' })
    const login = await send('POST', '/pub/id/api/v1/auth/login', { body: { email: EMAIL, password: BODY.password } })
    expect(problemOf(login)).toEqual({ status: 403, code: 'registration_pending' })
  })

  test('keeps neither the code nor the address in readable form, and no password', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    const stored = JSON.stringify(await sandbox.services.db.select().from(oneTimeCodes))
    expect(stored).not.toContain(otp)
    expect(stored).not.toContain('thao')
    await register(otp)
    const [row] = await sandbox.services.db.select().from(registrations).where(eq(registrations.email, EMAIL))
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('counts five attempts, then even the right code is refused', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    for (const left of [4, 3, 2, 1, 0]) {
      const response = await register(wrong(otp, left + 1))
      expect({ ...problemOf(response), left: JSON.parse(response.text).attempts_left }).toEqual({ ...WRONG, left })
    }
    expect(problemOf(await register(otp))).toEqual({ status: 429, code: 'otp_attempts_exhausted' })
    clock.advance(60)
    await ask()
    expect((await register(await codeFor(sandbox, EMAIL))).status).toBe(201)
  })

  test('guesses made at the same time do not pass the limit together', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => register(wrong(otp, n + 1))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('takes the newest code alone, for five minutes, and none that no one asked for', async () => {
    expect(problemOf(await register('123456'))).toEqual({ status: 410, code: 'otp_expired' })
    await ask()
    const old = await codeFor(sandbox, EMAIL)
    clock.advance(60)
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    if (old !== otp) expect(problemOf(await register(old))).toEqual(WRONG)
    clock.advance(299)
    expect(problemOf(await register(wrong(otp)))).toEqual(WRONG)
    clock.advance(1)
    expect(problemOf(await register(otp))).toEqual({ status: 410, code: 'otp_expired' })
  })

  test('takes a code once, also of two at the same time', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    const answers = await Promise.all([1, 2, 3, 4].map((n) => register(otp, { publisher_code: `song-huong-${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410])
    expect(problemOf(await register(otp))).toEqual({ status: 410, code: 'otp_expired' })
    expect(await sandbox.services.db.$count(registrations, eq(registrations.email, EMAIL))).toBe(1)
  })

  test('is for the address and the purpose that the code was mailed for', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    expect(problemOf(await register(otp, { email: 'other@studio.example' }))).toEqual({ status: 410, code: 'otp_expired' })
    const reset = await send('POST', '/pub/id/api/v1/auth/reset-password', { body: { email: EMAIL, otp, password: 'another one' } })
    expect(problemOf(reset)).toEqual({ status: 410, code: 'otp_expired' })
    expect(read(Registration, await register(otp, { email: EMAIL.toUpperCase() })).email).toBe(EMAIL)
  })

  test('lets whoever has the code correct the rest as often as it takes', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    for (let n = 0; n < 7; n += 1) {
      const response = await register(otp, { publisher_code: n % 2 ? 'LOTUS-GAMES' : 'mekong-play' })
      expect(problemOf(response)).toEqual({ status: 409, code: 'code_taken', fields: { '/body/publisher_code': 'taken' } })
    }
    expect((await register(otp)).status).toBe(201)
  })

  test('of two that ask for the same code of a publisher one gets it', async () => {
    const emails = ['one@studio.example', 'two@studio.example']
    for (const email of emails) await ask(email)
    const codes = await Promise.all(emails.map((email) => codeFor(sandbox, email)))
    const answers = await Promise.all(
      emails.map((email, n) => register(codes[n] ?? '', { email, publisher_code: n ? 'SONG-huong' : 'song-huong' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('counts an attempt also under a key', async () => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    const left = []
    for (let n = 0; n < 3; n += 1)
      left.push(JSON.parse((await register(wrong(otp), {}, { 'Idempotency-Key': `k${n}` })).text).attempts_left)
    expect(left).toEqual([4, 3, 2])
  })

  test.each([
    [{ otp: '12345' }, { '/body/otp': 'invalid_format' }],
    [{ otp: '１２３４５６' }, { '/body/otp': 'invalid_format' }],
    [{ password: 'x'.repeat(129) }, { '/body/password': 'too_long' }],
    [{ agree_terms: false }, { '/body/agree_terms': 'must_accept' }],
    [{ email: 'nobody' }, { '/body/email': 'invalid_email' }],
    [{ publisher_code: 'a b' }, { '/body/publisher_code': 'invalid_format' }],
    [
      { first_name: ' ', note: '' },
      { '/body/first_name': 'required', '/body/note': 'required' },
    ],
    [{ invitation_token: 7 }, { '/body/invitation_token': 'invalid_option' }],
  ])('refuses %j, and leaves the code as it is', async (more, fields) => {
    await ask()
    const otp = await codeFor(sandbox, EMAIL)
    expect(problemOf(await register(otp, more))).toEqual({ status: 422, code: 'validation_failed', fields })
    expect((await register(otp)).status).toBe(201)
  })

  test('takes a password of any characters, at either end of what is allowed', async () => {
    for (const [n, password] of ['🔑🔑🔑🔑🔑🔑🔑🔑', `${'ắ'.repeat(128)}`].entries()) {
      const email = `password${n}@studio.example`
      await ask(email)
      expect((await register(await codeFor(sandbox, email), { email, password, publisher_code: `pw-${n}` })).status).toBe(201)
    }
  })

  test.each([
    ['owner@lotus.example', 'You already have an account', 'http://localhost:3000/login'],
    ['disabled@new.example', 'Your account is disabled', undefined],
    ['PENDING@new.example', 'Your registration is waiting for approval', undefined],
  ])('writes to %s that there is an account, and mails no code', async (email, subject, url) => {
    await ask(email)
    const [mail] = await mailsTo(sandbox, email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).not.toMatch(/\d{6}/)
    if (url) expect(mail?.text).toContain(`${url}\n`)
    for (const left of [4, 3]) expect(JSON.parse((await register('123456', { email })).text).attempts_left).toBe(left)
  })

  test('lets someone try again who was refused', async () => {
    const email = 'rejected@new.example'
    await ask(email)
    expect((await register(await codeFor(sandbox, email), { email })).status).toBe(201)
  })

  test('writes in the language that is named, else in that of the request', async () => {
    await ask(EMAIL, 'vi')
    expect((await mailsTo(sandbox, EMAIL))[0]).toMatchObject({ subject: expect.stringMatching(/^\d{6} là mã đăng ký của bạn$/) })
    await send('POST', SEND, { body: { email: 'other@studio.example' }, headers: { 'Accept-Language': 'vi' } })
    expect((await mailsTo(sandbox, 'other@studio.example'))[0]?.html).toContain('<html lang="vi">')
  })

  test.each([
    ['code=LOTUS-games', true],
    ['code=mekong-play', true],
    ['code=quick-coins', false],
    ['code=nothing-yet', false],
    ['name=lotus%20games', true],
    ['name=Lotus', false],
  ])('a form may ask whether there is a publisher: %s', async (query, exists) => {
    const response = await send('GET', `/pub/core/api/v1/publishers/check-exist?${query}`)
    expect([response.status, JSON.parse(response.text)]).toEqual([200, { exists }])
  })

  test.each(['', '?code=', '?code=a&name=b'])('but not about nothing, or two things: %s', async (query) => {
    expect(problemOf(await send('GET', `/pub/core/api/v1/publishers/check-exist${query}`))).toMatchObject({
      status: 400,
      code: 'invalid_query',
    })
  })
})
