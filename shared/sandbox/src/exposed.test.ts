import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { anonymous, LOGIN, problemOf } from './testing/client.ts'
import { over } from './testing/crash-rounds.ts'
import { prepareFolder, runToEnd, startProcess } from './testing/process.ts'

const SECRET_KEY = 'a secret of at least 32 characters'

describe('a server that other machines can reach', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-exposed-'))
  const outside = { SMTP_URL: 'smtp://127.0.0.1:9', GOOGLE_CLIENT_ID: 'c', GOOGLE_CLIENT_SECRET: 's' }
  const exposed = { DATA_DIR: dataDir, SANDBOX_HOST: '0.0.0.0', SEED_DEMO: '0', SECRET_KEY, ...outside }
  beforeAll(() => prepareFolder(dataDir))
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('starts without demo data and stand-ins, and knows no demo account', async () => {
    const server = await startProcess(exposed)
    const local = server.url.replace('0.0.0.0', '127.0.0.1')
    const response = await anonymous(over(local))('POST', LOGIN, { body: { email: 'owner@lotus.example', password: DEMO_PASSWORD } })
    const pages = await Promise.all(
      ['/sandbox/outbox', '/sandbox/google/.well-known/openid-configuration'].map((path) => fetch(local + path)),
    )
    await server.stop('SIGTERM')
    expect(problemOf(response)).toEqual({ status: 401, code: 'invalid_credentials' })
    expect(pages.map(({ status }) => status)).toEqual([404, 404])
  })

  test('does not start on a folder that got the demo accounts at an earlier start, nor behind a host that is open', async () => {
    await (await startProcess({ DATA_DIR: dataDir })).stop('SIGTERM')
    for (const settings of [exposed, { DATA_DIR: dataDir, SEED_DEMO: '0', LISTEN: '0.0.0.0' }]) {
      const { code, output } = await runToEnd(settings)
      expect([code, output.trim()]).toEqual([
        1,
        'The database holds the demo accounts, whose password is public; it is not served on 0.0.0.0.',
      ])
    }
  })
})
