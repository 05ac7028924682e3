import { type ErrorCode, listOwnPublishers } from '@console/contract'
import { publisherStore } from '@console/session'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, render, renderHook, screen } from '@testing-library/react'
import { ApiProvider } from './api-provider.tsx'
import { useRetryLater } from './retry-later.ts'
import { useCall } from './use-call.ts'

const sent = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch
let isHidden = false

function Reader() {
  const { data, error } = useCall(listOwnPublishers, {})
  return <p>{data ? `${data.items.length} publishers` : (error?.code ?? 'nothing yet')}</p>
}

beforeEach(() => {
  jest.useFakeTimers()
  sent.mockReset()
  globalThis.fetch = sent
  isHidden = false
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  publisherStore.setState({ publisher: null, permissions: null })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  globalThis.fetch = realFetch
})

const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000))
const happens = (event: string, target: EventTarget = window) => act(async () => void target.dispatchEvent(new Event(event)))
const refuse = (status: number, code: ErrorCode) =>
  sent.mockImplementation(async () => Response.json({ type: 't', title: 'T', status, code }, { status }))
const respond = () => sent.mockImplementation(async () => Response.json({ items: [] }))

async function failing(status = 503, code: ErrorCode = 'busy') {
  refuse(status, code)
  const drawn = render(
    <ApiProvider>
      <Reader />
    </ApiProvider>,
  )
  await pass(8)
  expect(screen.getByText(code)).toBeInTheDocument()
  sent.mockClear()
  return drawn
}

describe('a read with nothing to show', () => {
  test('is repeated every 10 to 15 s until it succeeds, and not after that', async () => {
    await failing()
    for (let n = 1; n <= 3; n++) {
      await pass(15)
      expect(sent).toHaveBeenCalledTimes(n)
    }
    respond()
    await pass(15)
    expect(screen.getByText('0 publishers')).toBeInTheDocument()
    await pass(60)
    expect(sent).toHaveBeenCalledTimes(4)
  })

  test.each([
    [0, 10],
    [0.9999, 15],
  ])('leaves the server between ten and fifteen seconds, by chance: %d', async (chance, seconds) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance)
    await failing()
    // The quick ones took six of the eight seconds that have passed.
    await pass(seconds - 3)
    expect(sent).not.toHaveBeenCalled()
    await pass(1)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is repeated without a connection too, also where the browser says so', async () => {
    sent.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    render(
      <ApiProvider>
        <Reader />
      </ApiProvider>,
    )
    await happens('offline')
    await pass(15)
    expect(screen.getByText('offline')).toBeInTheDocument()
    respond()
    await pass(15)
    expect(screen.getByText('0 publishers')).toBeInTheDocument()
  })

  test.each([['focus'], ['online']])('is repeated at once on %s', async (event) => {
    await failing()
    respond()
    await happens(event)
    await pass(0)
    expect(screen.getByText('0 publishers')).toBeInTheDocument()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('waits while no one sees it, and is repeated as soon as someone does', async () => {
    await failing()
    isHidden = true
    await pass(60)
    expect(sent).not.toHaveBeenCalled()
    isHidden = false
    await happens('visibilitychange', document)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('is not repeated once it is no longer shown', async () => {
    const { unmount } = await failing()
    unmount()
    await pass(60)
    await happens('focus')
    expect(sent).not.toHaveBeenCalled()
  })

  test.each<[number, ErrorCode]>([
    [403, 'permission_denied'],
    [404, 'not_found'],
    [429, 'rate_limited'],
  ])('is not repeated after a refusal with %d', async (status, code) => {
    refuse(status, code)
    render(
      <ApiProvider>
        <Reader />
      </ApiProvider>,
    )
    await pass(30)
    sent.mockClear()
    await pass(60)
    expect(sent).not.toHaveBeenCalled()
  })
})

test('data that is shown is not replaced by a late retry, since someone may be working on it', async () => {
  respond()
  render(
    <ApiProvider>
      <Reader />
    </ApiProvider>,
  )
  await pass(31)
  refuse(503, 'busy')
  await happens('focus')
  await pass(8)
  // The first one, the one on focus and two quick retries.
  expect(sent).toHaveBeenCalledTimes(4)
  await pass(60)
  expect(sent).toHaveBeenCalledTimes(4)
  expect(screen.getByText('0 publishers')).toBeInTheDocument()
})

test('what is no read is repeated one after the other as long as its component is shown', async () => {
  let end = () => {}
  const retry = jest.fn(
    () =>
      new Promise<void>((done) => {
        end = done
      }),
  )
  const { unmount } = renderHook(() => useRetryLater(retry))
  await pass(60)
  expect(retry).toHaveBeenCalledTimes(1)
  end()
  await pass(15)
  expect(retry).toHaveBeenCalledTimes(2)
  unmount()
  end()
  await pass(60)
  expect(retry).toHaveBeenCalledTimes(2)
})
