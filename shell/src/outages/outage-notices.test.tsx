import { call } from '@console/api'
import { listOwnPublishers } from '@console/contract'
import { defineModule, describeModule, type PageData } from '@console/module'
import { publisherStore } from '@console/session'
import { renderPage } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { loadMessages } from '../messages/load-messages.ts'
import { loadRest, openRegistry } from '../modules/registry.ts'
import { answersOfHost } from '../testing/asked-of-host.ts'
import { OutageNotices } from './outage-notices.tsx'
import { followCalls, outageStore } from './outage-store.ts'

const framed = defineModule({
  descriptor: describeModule({ id: 'm', owns: ['/area'], routes: (['/area', '/'] as const).map((path) => ({ path, page: 'page' })) }),
  pages: { page: async () => () => <OutageNotices /> },
  messages: loadMessages,
})

beforeEach(() => openRegistry({ registry: '/modules/registry.en.1.json' } as PageData))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  outageStore.setState({ isFailing: false, isOffline: false })
  publisherStore.setState({ isPinned: true })
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

test('a browser that calls itself offline is believed until a call comes back', async () => {
  await renderPage(framed, '/area', { as: 'owner' })
  const told = jest.fn()
  followCalls(told)
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = async () => expect(await region()).toHaveTextContent(/^You are offline\./)
  act(() => void window.dispatchEvent(new Event('offline')))
  await offline()
  answersOfHost('/pub/', () => Response.json({ items: [] }))
  await act(() => call(listOwnPublishers, {}))
  expect(await region()).toBeEmptyDOMElement()
  answersOfHost('/pub/', () => {
    throw new TypeError('failed')
  })
  await act(() => expect(call(listOwnPublishers, {})).rejects.toMatchObject({ code: 'offline' }))
  await offline()
  isOnline.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await region()).toBeEmptyDOMElement()
  // A browser without a connection says nothing about the API.
  expect(told.mock.calls).toEqual([['publishers.own', true]])
})

const COOKIES = /^Your browser doesn’t keep cookies for this site, so you can’t sign in\./

test('a browser that refuses cookies is told that no one can sign in', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  await renderPage(framed, '/area', { as: null })
  await waitFor(async () => expect(await region()).toHaveTextContent(COOKIES))
})

test.each([
  ['a person who comes from signing in and still is to sign in', 'navigate', '/vi/login/google?code=1', '/?next=%2Farea', null, COOKIES],
  ['a person who has allowed cookies since', 'reload', '/login', '/?next=%2Farea', null, /^$/],
  ['a person who goes on to the same page in another language', 'navigate', '/login', '/area?next=%2Farea', null, /^$/],
  ['a person who opens the home page without signing in', 'navigate', '/login', '/', null, /^$/],
  ['a person who comes from elsewhere', 'navigate', '/onelinks', '/?next=%2Farea', null, /^$/],
  ['a person who is signed in', 'navigate', '/login', '/?next=%2Farea', 'owner', /^$/],
] as const)('%s: whether cookies are kept', async (_, type, from, at, as, said) => {
  performance.getEntriesByType = () => [{ type }] as never
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`https://console.example${from}`)
  history.replaceState(null, '', at)
  await renderPage(framed, at, { as })
  await waitFor(async () => expect(await region()).toHaveTextContent(said))
  expect(document.cookie).not.toContain('probe')
})

test('a browser that stores nothing is told in Vietnamese what is lost', async () => {
  await renderPage(framed, '/area', { as: 'owner', locale: 'vi' })
  act(() => publisherStore.setState({ isPinned: false }))
  await waitFor(async () => expect(await region()).toHaveTextContent(/^Trình duyệt không lưu dữ liệu của trang web này nên/))
})
