import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { type OpenDatabase, openPostgres } from '../db/database.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { anonymous, LOGIN } from '../testing/client.ts'
import { isOutage } from './outage.ts'

const failed = (code: string) => Object.assign(new Error('failed'), { code })
const query = (cause: unknown) => Object.assign(new Error('Failed query', { cause }), { query: 'select 1' })

test.each([
  ['a refused connection', failed('ECONNREFUSED'), true],
  ['a full disk', failed('ENOSPC'), true],
  ['a server that is being stopped', query(failed('57P01')), true],
  ['a full disk of the server', query(failed('53100')), true],
  ['a server that only reads', query(failed('25006')), true],
  ['a connection that was lost during a query', query(new Error('read ECONNRESET')), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a database that ended', query(new Error('PGlite is closed')), true],
  ['a caller who went away', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), false],
  ['a value that is taken', query(failed('23505')), false],
  ['a value that is taken in the embedded database', query(Object.assign(failed('23505'), { query: 'insert' })), false],
  ['a statement that is wrong', query(failed('42601')), false],
  ['a file that is missing', failed('ENOENT'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['what is no error', 'text', false],
])('%s is an outage or not', (_, error, expected) => expect(isOutage(error)).toBe(expected))

describe('while the database cannot be reached', () => {
  let sandbox: Sandbox
  let database: OpenDatabase
  const log = jest.fn<(line: string) => void>()
  const send = () => anonymous({ fetch: async (request) => app().fetch(request) })
  let app: () => ReturnType<typeof createApp>
  beforeAll(async () => {
    sandbox = await createSandbox()
    // Nothing listens there.
    database = await openPostgres('postgres://nobody@127.0.0.1:1/none', () => {})
    const made = createApp({ ...sandbox.services, db: database.db, log })
    app = () => made
  })
  afterAll(async () => {
    await database.close()
    await sandbox.close()
  })

  test.each([
    ['GET', '/readyz', undefined],
    ['POST', LOGIN, { email: 'owner@lotus.example', password: DEMO_PASSWORD }],
    ['GET', `/files/${'a'.repeat(32)}`, undefined],
  ])('%s %s is busy and says when to come back', async (method, path, body) => {
    const response = await send()(method, path, { body })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3'])
    expect(JSON.parse(response.text)).toMatchObject({ code: 'busy', title: 'The service is currently busy' })
  })

  test('a link says so to whoever opened it, in their language', async () => {
    const response = await send()('GET', '/l/QuestFb26', { headers: { 'Accept-Language': 'vi' } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3'])
    expect(response.text).toContain('<html lang="vi">')
    expect(response.text).toContain('Hiện không mở được liên kết này')
  })

  test('a transaction that cannot begin is an outage too', async () => {
    const error = await database.db.transaction(async () => {}).catch((reason: unknown) => reason)
    expect(isOutage(error)).toBe(true)
    const wrong = await sandbox.services.db.execute(sql`select from nothing`).catch((reason: unknown) => reason)
    expect(isOutage(wrong)).toBe(false)
  })

  test('the log has one line for all calls, without a stack', () => {
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^The database or a disk fails, .*ECONNREFUSED$/)]])
  })
})
