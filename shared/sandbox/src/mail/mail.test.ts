import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { createApp } from '../app.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { anonymous, problemOf } from '../testing/client.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { composeMail } from './compose.ts'
import { smtpMailer } from './mailer.ts'
import { MAIL_TEXTS, type MailKind } from './texts.ts'

const SEND = '/pub/id/api/v1/auth/send-register-mail'
const KINDS = Object.keys(MAIL_TEXTS) as MailKind[]
const VALUES = {
  code: '048213',
  minutes: '5',
  publisher: 'Lotus Games',
  name: 'Thảo',
  note: 'N',
  inviter: 'Liên',
  role: 'Editor',
  email: 'a@b.example',
  date: '2026-11-27',
}

describe.each(['en', 'vi'] as const)('a mail in %s', (language) => {
  test.each(KINDS)('%s says the same as text and as HTML, with nothing left to fill in', (kind) => {
    const mail = composeMail(kind, { to: 'a@b.example', language, values: VALUES, url: 'http://localhost:3000/login' })
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}|undefined/)
    for (const paragraph of mail.text.split('\n\n').slice(0, -1)) {
      for (const line of paragraph.trim().split('\n')) expect(mail.html).toContain(line.replace(/:$/, '').replaceAll("'", '&#39;'))
    }
    expect(mail.html).toContain(`<html lang="${language}">`)
    // A bare text line says where the button leads, for programs that show no HTML.
    expect(mail.text.includes('http://localhost:3000/login')).toBe('button' in MAIL_TEXTS[kind][language])
  })

  test('says nothing of a note where there is none', () => {
    const paragraphs = (note: string) =>
      composeMail('invitation', { to: 'a@b.example', language, values: { ...VALUES, note }, url: 'http://localhost:3000/' }).text.split(
        '\n\n',
      )
    expect(paragraphs('See you').filter((one) => !paragraphs('').includes(one))).toEqual([expect.stringMatching(/Liên.*: See you$/)])
  })

  test('keeps names that someone chose in their place', () => {
    const values = { ...VALUES, publisher: '<img src=x>\r\nBcc: evil@x.example', inviter: '"}{code}' }
    const mail = composeMail('invitation', { to: 'a@b.example', language, values, url: 'http://localhost:3000/a?b="><i>' })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toMatch(/<img|<i>/)
    expect(mail.html).toContain('&lt;img src=x&gt; Bcc: evil@x.example')
  })
})

describe('the outbox', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox({ limits: 'test' })
  })
  beforeEach(() => sandbox.reset())
  afterAll(() => sandbox.close())
  const get = (path: string, Accept = 'text/html') => anonymous(sandbox)('GET', path, { headers: { Accept } })
  const write = (email: string) => anonymous(sandbox)('POST', SEND, { body: { email } })

  test('shows the latest mail first, to people and to programs', async () => {
    for (const email of ['one@b.example', 'two@b.example']) await write(email)
    const { items } = JSON.parse((await get('/sandbox/outbox', 'application/json')).text)
    expect(items.map(({ to }: { to: string }) => to)).toEqual(['two@b.example', 'one@b.example'])
    const page = await get('/sandbox/outbox')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.text.indexOf('two@b.example')).toBeLessThan(page.text.indexOf('one@b.example'))
    expect((await get(`/sandbox/outbox/${items[0].id}`)).text).toContain(`src="/sandbox/outbox/${items[0].id}/html"`)
  })

  test("keeps a mail's HTML from doing anything, and gives its source as a mail program reads it", async () => {
    await write('one@b.example')
    const [mail] = await mailsTo(sandbox, 'ONE@b.example')
    const html = await get(`/sandbox/outbox/${mail?.id}/html`)
    expect(html.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    const source = await get(`/sandbox/outbox/${mail?.id}/source`)
    const parsed = await PostalMime.parse(source.text)
    expect(parsed).toMatchObject({ subject: mail?.subject, from: { name: 'Publisher Console', address: 'no-reply@sandbox.test' } })
    expect(parsed.to).toEqual([expect.objectContaining({ address: 'one@b.example' })])
  })

  test('can be emptied, and is shown to this machine alone', async () => {
    await write('one@b.example')
    expect((await anonymous(sandbox)('DELETE', '/sandbox/outbox')).status).toBe(204)
    expect(await mailsTo(sandbox, 'one@b.example')).toEqual([])
    const app = createApp(sandbox.services)
    for (const [remoteAddress, status] of [
      ['127.0.0.1', 200],
      ['::ffff:127.0.0.1', 200],
      ['203.0.113.7', 404],
    ] as const) {
      const response = await app.fetch(new Request('http://localhost:4000/sandbox/outbox'), { incoming: { socket: { remoteAddress } } })
      expect([remoteAddress, response.status]).toEqual([remoteAddress, status])
    }
  })
})

describe('a mail server', () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      void text(stream).then((source) => {
        received.push(source)
        done()
      })
    },
  })
  let url = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((done) => server.close(() => done())))

  test('gets what would lie in the outbox, which is off', async () => {
    const sandbox = await createSandbox({ smtpUrl: url })
    expect((await anonymous(sandbox)('POST', SEND, { body: { email: 'thảo@b.example'.replace('ả', 'a'), locale: 'vi' } })).status).toBe(202)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail.subject).toMatch(/^\d{6} là mã đăng ký của bạn$/)
    expect([mail.text, mail.html]).toEqual([expect.stringContaining('Nhập mã này'), expect.stringContaining('Nhập mã này')])
    expect(problemOf(await anonymous(sandbox)('GET', '/sandbox/outbox'))).toEqual({ status: 404, code: 'not_found' })
    await sandbox.close()
  })

  test('that is down is 503, alike for every address, and the log keeps the code to itself', async () => {
    const log = jest.fn<(line: string) => void>()
    const sandbox = await createSandbox()
    const app = createApp({ ...sandbox.services, mailer: smtpMailer('smtp://127.0.0.1:9', 'a@b.example', log) })
    const send = anonymous({ fetch: async (request) => app.fetch(request) })
    for (const email of ['owner@lotus.example', 'nobody@b.example']) {
      const response = await send('POST', SEND, { body: { email } })
      expect([problemOf(response), response.headers.get('retry-after')]).toEqual([{ status: 503, code: 'mail_unavailable' }, '30'])
    }
    expect(log.mock.calls.map(([line]) => line)).toEqual([expect.stringMatching(/^A mail was not sent: /), expect.anything()])
    expect(log.mock.calls.flat().join()).not.toMatch(/\d{6}|nobody@/)
    await sandbox.close()
  })
})
