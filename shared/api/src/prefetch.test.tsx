import { createCampaign, listCampaigns, logout, updateCampaign, urlFor } from '@console/contract'
import { publisherStore } from '@console/session'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isApiError } from './api-error.ts'
import { call } from './call.ts'
import { prefetch } from './prefetch.ts'
import { onSessionEnded } from './read-response.ts'

const READ = ['pub:campaigns:read-list']
const URL_OF_LIST = urlFor(listCampaigns, {}, 'pub-1')
const publisher = { id: 'pub-1', code: 'P', name: 'P', status: 'active', role: { id: 'r', name: 'Viewer' }, is_owner: false } as const
const PAGE = { items: [], page: 1, page_size: 20, total: 0, total_capped: false }
const sent = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch
const response =
  (status: number, body: unknown = PAGE) =>
  async () =>
    new Response(body === null ? null : JSON.stringify(body), { status })
const list = () => call(listCampaigns, {})

beforeEach(() => {
  jest.useFakeTimers()
  sent.mockReset()
  sent.mockImplementation(response(200))
  globalThis.fetch = sent
  const permissions = [...READ, 'pub:campaigns:update', 'pub:campaigns:create']
  publisherStore.setState({ publisher, permissions: { publisher_id: 'pub-1', role: publisher.role, is_owner: false, permissions } })
})
afterEach(async () => {
  // A change forgets what was read, so that no test finds what another left.
  sent.mockImplementation(response(204, null))
  await call(logout, {}, { body: {} })
  jest.useRealTimers()
  globalThis.fetch = realFetch
})

describe('a read that was made in advance', () => {
  test('is sent once: the call of the page has its response', async () => {
    prefetch(URL_OF_LIST, READ)
    prefetch(URL_OF_LIST, READ)
    expect(await list()).toMatchObject({ total: 0 })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is no answer where a proxy put its page: the page asks itself', async () => {
    sent.mockResolvedValueOnce(new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } }))
    await prefetch(URL_OF_LIST)
    expect(await list()).toMatchObject({ total: 0 })
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('is not made where the last response was no answer, since the browser may have kept it', async () => {
    sent.mockResolvedValueOnce(new Response('<p>Sign in'))
    await expect(list()).rejects.toMatchObject({ code: 'invalid_answer' })
    await prefetch(URL_OF_LIST)
    expect(sent).toHaveBeenCalledTimes(1)
    await list()
    expect(sent.mock.lastCall?.[1]).toMatchObject({ cache: 'reload' })
  })

  test('is shared while it is still under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.mockReturnValueOnce(promise)
    prefetch(URL_OF_LIST)
    const reading = list()
    resolve(new Response(JSON.stringify(PAGE)))
    expect(await reading).toMatchObject({ total: 0 })
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('serves one call: the next one asks again', async () => {
    prefetch(URL_OF_LIST)
    await list()
    await list()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('is too old after ten seconds', async () => {
    prefetch(URL_OF_LIST)
    await jest.advanceTimersByTimeAsync(9_999)
    prefetch(URL_OF_LIST)
    expect(sent).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    await list()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('is forgotten when something is changed', async () => {
    prefetch(URL_OF_LIST)
    sent.mockImplementationOnce(response(500, {}))
    await call(updateCampaign, { campaign_id: 'c' }, { body: {} as never }).catch(() => {})
    await list()
    expect(sent).toHaveBeenCalledTimes(3)
  })

  test('while a change is under way is forgotten when that is done', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    sent.mockReturnValueOnce(promise)
    const changing = call(createCampaign, {}, { body: {} as never }).catch(() => {})
    prefetch(URL_OF_LIST)
    resolve(new Response('{}', { status: 500 }))
    await changing
    await list()
    expect(sent).toHaveBeenCalledTimes(3)
  })
})

describe('a read in advance that fails', () => {
  test.each([
    ['without a connection', async () => Promise.reject(new TypeError('offline'))],
    ['on the server', response(503, {})],
  ])('%s is as if it had never been made', async (_, failing) => {
    sent.mockImplementationOnce(failing)
    prefetch(URL_OF_LIST)
    expect(await list()).toMatchObject({ total: 0 })
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('because the session ended tells no one; the call of the page does', async () => {
    const ended = jest.fn()
    onSessionEnded(ended)
    const problem = { type: 'urn:x', title: 'x', status: 401, code: 'unauthenticated', detail: 'x' }
    sent.mockImplementation(response(401, problem))
    prefetch(URL_OF_LIST)
    await jest.advanceTimersByTimeAsync(0)
    expect(ended).not.toHaveBeenCalled()
    const error = await list().catch((reason: unknown) => reason)
    expect(isApiError(error, 'unauthenticated')).toBe(true)
    expect(ended).toHaveBeenCalledTimes(1)
    onSessionEnded(() => {})
  })
})

describe('nothing is read in advance', () => {
  test('without the permission of the call', () => {
    prefetch(URL_OF_LIST, ['pub:users:read-list'])
    expect(sent).not.toHaveBeenCalled()
  })

  test('for a person who saves data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    prefetch(URL_OF_LIST, READ)
    expect(sent).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'connection')
  })
})
