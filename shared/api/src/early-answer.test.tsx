import { listOwnPublishers, logout } from '@console/contract'
import { publisherStore } from '@console/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { ApiProvider } from './api-provider.tsx'
import { call } from './call.ts'
import { prefetch } from './prefetch.ts'
import { useCall } from './use-call.ts'

const URL = '/pub/core/api/v1/publishers/own'
const sent = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch
let drawn: string[] = []

function Reader() {
  const { data, error } = useCall(listOwnPublishers, {})
  const shown = error?.code ?? (data ? `${data.items.length} publishers` : 'nothing yet')
  drawn.push(shown)
  return <p>{shown}</p>
}

const draw = () =>
  render(
    <ApiProvider>
      <Reader />
      <Reader />
    </ApiProvider>,
  )

beforeEach(() => {
  drawn = []
  sent.mockReset()
  sent.mockImplementation(async () => Response.json({ items: [] }))
  globalThis.fetch = sent
  publisherStore.setState({ publisher: null, permissions: null })
})
afterEach(async () => {
  // A change forgets what was read, so that no test finds what another left.
  sent.mockImplementation(async () => new Response(null, { status: 204 }))
  await call(logout, {}, { body: {} })
  globalThis.fetch = realFetch
})

test('a page is drawn at once with an answer that is there already, which is not asked for again', async () => {
  await prefetch(URL)
  draw()
  expect(await screen.findAllByText('0 publishers')).toHaveLength(2)
  expect(new Set(drawn)).toEqual(new Set(['0 publishers']))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an answer that is not there yet is waited for by the page that was drawn without it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  sent.mockReturnValueOnce(promise)
  const read = prefetch(URL)
  draw()
  expect(screen.getAllByText('nothing yet')).toHaveLength(2)
  resolve(Response.json({ items: [] }))
  expect(await screen.findAllByText('0 publishers')).toHaveLength(2)
  await read
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an answer of another shape is an error of the call that meets it', async () => {
  sent.mockImplementation(async () => Response.json({ items: 'none' }))
  await prefetch(URL)
  draw()
  expect(await screen.findAllByText('invalid_answer')).toHaveLength(2)
})

test('what was read before a change is not drawn', async () => {
  await prefetch(URL)
  sent.mockImplementationOnce(async () => new Response(null, { status: 204 }))
  await call(logout, {}, { body: {} })
  draw()
  expect(drawn[0]).toBe('nothing yet')
  expect(await screen.findAllByText('0 publishers')).toHaveLength(2)
})
