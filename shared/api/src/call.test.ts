import { getCampaign, listCampaigns, listOwnPublishers, logout, updateCampaign } from '@console/contract'
import { hearServerTime, pageDataStore, publisherStore, serverNow } from '@console/session'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isApiError } from './api-error.ts'
import { call } from './call.ts'
import { onCallEnded } from './call-ended.ts'
import { onPermissionRefused, onSessionEnded } from './read-response.ts'

const publisher = { id: 'pub-1', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'Viewer' }, is_owner: false } as const
const sent = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch

function respond(status: number, body: unknown, headers: Record<string, string> = {}): void {
  sent.mockImplementation(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'X-Request-Id': 'req-1', ...headers } }),
    ),
  )
}

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('expected an ApiError', { cause: error })
  return error
}

beforeEach(() => {
  sent.mockReset()
  globalThis.fetch = sent
  publisherStore.setState({
    publisher,
    permissions: { publisher_id: 'pub-1', role: publisher.role, is_owner: false, permissions: ['pub:campaigns:read-list'] },
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('a read carries no header of its own, so that a preloaded answer is used', async () => {
  respond(200, { items: [] })
  await call(listOwnPublishers, {})
  expect(sent.mock.calls[0]?.[0]).toBe('/pub/core/api/v1/publishers/own')
  expect(sent.mock.calls[0]?.[1]?.headers).toBeUndefined()
})

test.each([
  ['of a view says so, since it may change nothing', publisher.id, 'r2'],
  ['of another publisher than the viewed one does not', 'pub-2', undefined],
])('a change from a page %s', async (_, viewed, header) => {
  pageDataStore.setState({ viewed_role: { publisher_id: viewed, id: 'r2', name: 'Editor' } })
  publisherStore.setState({ publisher })
  sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  await call(logout, {}, { body: {} })
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('x-viewed-role') ?? undefined).toBe(header)
  pageDataStore.setState({ viewed_role: undefined })
})

test('a change says that the console sends it, in which language, and on which version it is based', async () => {
  pageDataStore.setState({ locale: 'vi' })
  respond(204, '')
  sent.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  await call(logout, {}, { body: {}, version: 3, idempotencyKey: 'k' })
  expect(sent.mock.calls[0]?.[1]?.headers).toEqual({
    'X-Console': '1',
    'Accept-Language': 'vi',
    'Content-Type': 'application/json',
    'If-Match': '"3"',
    'Idempotency-Key': 'k',
  })
})

describe('a call without any of its permissions', () => {
  test('is refused before it is sent', async () => {
    const error = await failureOf(call(getCampaign, { campaign_id: 'c' }))
    expect(error).toMatchObject({ code: 'permission_denied', status: 403, problem: { title: 'Permission Denied' } })
    expect(sent).not.toHaveBeenCalled()
  })

  test('goes out with a held own key, since the record is not known yet', async () => {
    publisherStore.setState({
      permissions: { publisher_id: 'pub-1', role: publisher.role, is_owner: false, permissions: ['campaign:update'] },
    })
    respond(409, { type: 't', title: 'T', status: 409, code: 'campaign_ended' })
    const body = { name: 'n', start_date: 'a', end_date: 'b', application_ids: ['x'] }
    expect(await failureOf(call(updateCampaign, { campaign_id: 'c' }, { body }))).toMatchObject({ code: 'campaign_ended' })
    expect(sent).toHaveBeenCalledTimes(1)
  })
})

describe('what goes wrong is data', () => {
  test.each([
    ['a problem', 404, { type: 't', title: 'T', status: 404, code: 'campaign_not_found', request_id: 'req-2' }, 'campaign_not_found'],
    ['HTML with 502', 502, '<html>bad gateway</html>', 'busy'],
    ['HTML with 200', 200, '<html>login</html>', 'invalid_answer'],
    ['another shape', 200, { rows: [] }, 'invalid_answer'],
    ['HTML with 429', 429, '<html>slow down</html>', 'rate_limited'],
    ['a 404 that is no problem', 404, { message: 'no' }, 'invalid_answer'],
  ])('%s', async (_, status, body, code) => {
    respond(status, body)
    const error = await failureOf(call(listCampaigns, {}))
    expect(error.code).toBe(code)
    expect(error.requestId).toMatch(/^req-/)
  })

  test.each([
    ['in the problem', { type: 't', title: 'T', status: 429, code: 'rate_limited', retry_after: 900 }, {}, 900],
    ['in the header alone', { type: 't', title: 'T', status: 429, code: 'rate_limited' }, { 'Retry-After': '40' }, 40],
    ['by someone on the way', '<html>slow down</html>', { 'Retry-After': '40' }, 40],
    ['nowhere', { type: 't', title: 'T', status: 429, code: 'rate_limited' }, {}, undefined],
  ])('how long a limit lasts, said %s', async (_, body, headers, seconds) => {
    respond(429, body, headers)
    expect(await failureOf(call(listCampaigns, {}))).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: seconds })
  })

  test('what is no answer is asked for past the cache, which may have kept it', async () => {
    const caches = () => sent.mock.calls.map(([, init]) => init?.cache)
    respond(200, '<html>login</html>')
    await failureOf(call(listOwnPublishers, {}))
    respond(200, { items: [] })
    await call(listOwnPublishers, {})
    await call(listOwnPublishers, {})
    expect(caches()).toEqual(['default', 'reload', 'default'])
  })

  test('no network', async () => {
    sent.mockRejectedValue(new TypeError('failed'))
    expect(await failureOf(call(listCampaigns, {}))).toMatchObject({ code: 'offline', status: 0 })
  })
})

test('a 401 tells the shell once that the session has ended', async () => {
  const ended = jest.fn()
  onSessionEnded(ended)
  respond(401, { type: 't', title: 'T', status: 401, code: 'session_revoked' })
  await failureOf(call(listCampaigns, {}))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a refusal for want of a permission tells the shell, so that it reads the permissions again; no other refusal does', async () => {
  const refused = jest.fn()
  onPermissionRefused(refused)
  respond(403, { type: 't', title: 'T', status: 403, code: 'permission_escalation' })
  await failureOf(call(listCampaigns, {}))
  expect(refused).not.toHaveBeenCalled()
  respond(403, { type: 't', title: 'T', status: 403, code: 'permission_denied' })
  await failureOf(call(listCampaigns, {}))
  expect(refused).toHaveBeenCalledTimes(1)
})

test('a response tells the time, also one that is a refusal', async () => {
  const later = new Date(Date.now() + 3_600_000)
  sent.mockResolvedValueOnce(new Response('', { status: 503, headers: { Date: later.toUTCString() } }))
  await call(listOwnPublishers, {}).catch(() => {})
  expect(serverNow()).toBeGreaterThanOrEqual(later.getTime())
  hearServerTime(new Headers({ Date: new Date().toUTCString() }))
})

describe('how a call ended', () => {
  const ended: [string, string][] = []
  // Node's navigator does not know.
  const connect = (onLine: boolean) => Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  beforeEach(() => {
    ended.length = 0
    connect(true)
    onCallEnded((...end) => ended.push(end))
  })
  afterEach(() => onCallEnded(() => {}))

  test.each<[string, string, () => void]>([
    ['an answer', 'well', () => respond(200, { items: [] })],
    ['a refusal', 'well', () => respond(422, { type: 'x', title: 'x', status: 422, code: 'validation_failed' })],
    ['a server that fails', 'failed', () => respond(503, 'busy')],
    ['a lost connection', 'failed', () => void sent.mockRejectedValue(new TypeError('failed'))],
  ])('is told: %s, %s', async (_, end, given) => {
    given()
    await call(listOwnPublishers, {}).catch(() => {})
    expect(ended).toEqual([['publishers.own', end]])
  })

  test('is not told where no one waits any more', async () => {
    sent.mockRejectedValue(new TypeError('failed'))
    await call(listOwnPublishers, {}, { signal: AbortSignal.abort() }).catch(() => {})
    expect(ended).toEqual([])
  })

  test('a browser that calls itself offline is believed only where nothing comes back', async () => {
    connect(false)
    respond(503, 'busy')
    await call(listOwnPublishers, {}).catch(() => {})
    respond(200, { items: [] })
    await call(listOwnPublishers, {})
    sent.mockRejectedValue(new TypeError('failed'))
    await call(listOwnPublishers, {}).catch(() => {})
    expect(ended.map(([, end]) => end)).toEqual(['failed', 'well', 'unsent'])
    sent.mockResolvedValue(Response.json({ items: [] }, { headers: { 'Cache-Control': 'private, max-age=300' } }))
    await call(listOwnPublishers, {})
    expect(ended).toHaveLength(3)
  })
})
