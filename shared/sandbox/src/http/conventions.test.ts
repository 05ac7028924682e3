import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { users } from '../db/schema/index.ts'
import { describeError } from '../problems/describe-error.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { anonymous, as, bearing, LOGIN, problemOf, type Send, signIn } from '../testing/client.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const REQUEST_ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('every answer', () => {
  let sandbox: Sandbox
  let owner: Send
  let send: Send
  beforeAll(async () => {
    sandbox = await createSandbox()
    owner = await as(sandbox, 'owner@lotus.example')
    send = anonymous(sandbox)
  })
  afterAll(() => sandbox.close())

  test('carries the request id that it was asked with, or a new one', async () => {
    const given = await owner('GET', `${CAMPAIGNS}/nothing`, { headers: { 'X-Request-Id': REQUEST_ID } })
    expect(given.headers.get('x-request-id')).toBe(REQUEST_ID)
    expect(JSON.parse(given.text)).toMatchObject({ request_id: REQUEST_ID, instance: `${CAMPAIGNS}/nothing` })
    const made = await owner('GET', CAMPAIGNS, { headers: { 'X-Request-Id': 'not a uuid' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is a problem of RFC 9457 where the call failed', async () => {
    const response = await owner('GET', `${CAMPAIGNS}/nothing`)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(response.text)).toMatchObject({ type: 'urn:pub:problem:campaign_not_found', status: 404, code: 'campaign_not_found' })
  })

  test.each([
    [undefined, 'Campaign is not exists'],
    ['vi', 'Chiến dịch không tồn tại'],
  ])('speaks the language of Accept-Language %s', async (language, title) => {
    const response = await owner('GET', `${CAMPAIGNS}/nothing`, language ? { headers: { 'Accept-Language': language } } : {})
    expect(JSON.parse(response.text)).toMatchObject({ title })
  })

  test('refuses what is not JSON, too large, or not available', async () => {
    expect(problemOf(await send('POST', LOGIN, { body: '{"email":' }))).toEqual({ status: 400, code: 'malformed_json' })
    expect(problemOf(await send('POST', LOGIN, { body: 'a=b', headers: { 'Content-Type': 'text/plain' } }))).toEqual({
      status: 415,
      code: 'unsupported_media_type',
    })
    expect(problemOf(await send('POST', LOGIN, { body: { email: 'x'.repeat(1024 * 1024) } }))).toEqual({
      status: 413,
      code: 'payload_too_large',
    })
    expect(problemOf(await owner('GET', CAMPAIGNS, { headers: { Accept: 'text/html' } }))).toEqual({ status: 406, code: 'not_acceptable' })
    expect(problemOf(await send('GET', '/pub/core/api/v1/nowhere'))).toEqual({ status: 404, code: 'not_found' })
    const wrongMethod = await owner('PATCH', CAMPAIGNS)
    expect(problemOf(wrongMethod)).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  test('of a read has an ETag and is not sent twice', async () => {
    const first = await owner('GET', CAMPAIGNS)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const again = await owner('GET', CAMPAIGNS, { headers: { 'If-None-Match': `"other", W/${first.headers.get('etag')}` } })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', first.headers.get('etag')])
  })

  test('says no more than that something failed, and the log says the rest', async () => {
    const logged: string[] = []
    const { services } = sandbox
    const now = () => {
      throw new Error('The clock broke')
    }
    const broken = createApp({ ...services, now, log: (line) => logged.push(line) })
    const response = await anonymous({ fetch: async (request) => broken.fetch(request) })('POST', LOGIN, {
      body: { email: 'owner@lotus.example', password: 'Console-demo-1' },
    })
    expect(problemOf(response)).toEqual({ status: 500, code: 'internal' })
    expect(Object.keys(JSON.parse(response.text)).sort()).toEqual(['code', 'instance', 'request_id', 'status', 'title', 'type'])
    expect(logged).toEqual([
      expect.stringMatching(new RegExp(`^${response.headers.get('x-request-id')} POST ${LOGIN}: Error: The clock broke`)),
    ])
  })

  test('keeps the values of a failed query out of the log', async () => {
    const error = await sandbox.services.db.execute(sql`select ${'a secret value'}::int`).catch((failed: unknown) => failed)
    expect(String(error)).toContain('a secret value')
    expect(describeError(error)).toMatch(/^Failed query: select \$1::int: invalid input syntax for type integer, 22P02\n/)
    expect(describeError(error)).not.toContain('a secret value')
  })

  test('that does not fit the contract is an error of the server', async () => {
    const log = jest.fn<(line: string) => void>()
    const app = createApp({ ...sandbox.services, log })
    await sandbox.services.db.update(users).set({ avatar_url: 'not a url' })
    const { access_token } = await signIn(sandbox, 'owner@lotus.example')
    const response = await bearing({ fetch: async (request) => app.fetch(request) }, access_token)('GET', '/pub/id/api/v1/users/profile')
    expect(problemOf(response)).toEqual({ status: 500, code: 'internal' })
    expect(log.mock.calls[0]?.[0]).toContain('profile.get answered outside its schema: avatar_url')
  })

  test('to the process itself needs no session', async () => {
    for (const path of ['/healthz', '/readyz', '/openapi.json']) expect((await send('GET', path)).status).toBe(200)
  })
})
