import { defineModule, describeModule, type PageData } from '@console/module'
import { renderPage } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { loadRest, openRegistry } from '../modules/registry.ts'
import { answersOfHost } from '../testing/asked-of-host.ts'
import { OutageNotices } from './outage-notices.tsx'
import { outageStore } from './outage-store.ts'

const framed = defineModule({
  descriptor: describeModule({ id: 'm', owns: ['/area'], routes: [{ path: '/area', page: 'page' }] }),
  pages: { page: async () => () => <OutageNotices /> },
  messages: loadMessages,
})

beforeEach(() => openRegistry({ registry: '/modules/registry.en.1.json' } as PageData))
afterEach(() => {
  jest.useRealTimers()
  outageStore.setState({ isFailing: false })
})

const region = () => screen.findByRole('status')

test('an outage of the API is told quietly, for as long as it lasts', async () => {
  await renderPage(framed, '/area', { as: 'owner' })
  expect(await region()).toBeEmptyDOMElement()
  act(() => outageStore.setState({ isFailing: true }))
  await waitFor(async () => expect(await region()).toHaveTextContent(/^The service isn’t working properly\./))
  act(() => outageStore.setState({ isFailing: false }))
  expect(await region()).toBeEmptyDOMElement()
})

test('it speaks Vietnamese of other areas that cannot be found, and finds them by itself', async () => {
  await renderPage(framed, '/area', { as: 'owner', locale: 'vi' })
  let status = 503
  const asked = answersOfHost('/modules/registry', () => new Response('[]', { status }))
  await act(() => loadRest({ mayReload: false }))
  await waitFor(async () => expect(await region()).toHaveTextContent(/^Hiện chưa mở được các mục khác\./))
  status = 200
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(async () => expect(await region()).toBeEmptyDOMElement())
  expect(asked).toHaveLength(2)
})

test('areas that were replaced by a release are no outage: opening one loads the page again', async () => {
  await renderPage(framed, '/area', { as: 'owner' })
  answersOfHost('/modules/registry', () => new Response('', { status: 404 }))
  await act(() => loadRest({ mayReload: false }))
  expect(await region()).toBeEmptyDOMElement()
})
