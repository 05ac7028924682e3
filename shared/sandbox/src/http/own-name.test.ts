import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ origin: 'http://sandbox.test' })
})
afterAll(() => sandbox.close())

const statusAt = async (host: string, path: string) => (await sandbox.fetch(new Request(`http://${host}${path}`))).status
const OWN_PAGES = ['/sandbox/outbox', '/sandbox/outbox/1/html', '/provider', '/provider/api/v1/registrations', '/sandbox/google/auth']

test.each(['localhost', 'LOCALHOST:4000', 'console.localhost', '127.0.0.1:4000', '127.1.2.3', '[::1]:4000', 'sandbox.test'])(
  'mails and the staff page are there for %s',
  async (host) => {
    expect([await statusAt(host, '/sandbox/outbox'), await statusAt(host, '/provider')]).toEqual([200, 200])
  },
)

test.each(['evil.example', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example', '192.0.2.1', '[2001:db8::1]'])(
  'pages that are for this machine are refused to whoever calls it %s, the API is not',
  async (host) => {
    for (const path of OWN_PAGES) expect([path, await statusAt(host, path)]).toEqual([path, 421])
    expect(await statusAt(host, '/healthz')).toBe(200)
  },
)
