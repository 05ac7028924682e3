import type { OwnPublisher } from '@console/contract'
import { afterEach, expect, test } from '@jest/globals'
import { pageDataStore } from './page-data.ts'
import { publisherStore } from './publisher.ts'
import { linkWithPublisher, takeAddressedPublisher } from './publisher-link.ts'

const lotus: OwnPublisher = {
  id: 'p1',
  code: 'lotus',
  name: 'Lotus Games',
  status: 'active',
  role: { id: 'r', name: 'Owner' },
  is_owner: true,
}

afterEach(() => {
  publisherStore.setState({ publisher: null })
  pageDataStore.setState({ locale: 'en', base: '' })
  history.replaceState(null, '', '/')
})

test.each([
  ['/campaigns/c1', '', '/campaigns/c1?publisher=p1'],
  ['/applications/a1?mode=integration', '', '/applications/a1?mode=integration&publisher=p1'],
  ['/campaigns/c1?publisher=p2', '', '/campaigns/c1?publisher=p1'],
  ['/', '/vi', '/vi?publisher=p1'],
  ['/my-profile#language', '', '/my-profile?publisher=p1#language'],
] as const)('a link to %s in a document of %j names the publisher: %s', (path, base, link) => {
  publisherStore.setState({ publisher: lotus })
  pageDataStore.setState({ base })
  expect(linkWithPublisher(path)).toBe(location.origin + link)
})

test('without a publisher a link names none', () => {
  expect(linkWithPublisher('/my-profile')).toBe(`${location.origin}/my-profile`)
})

test.each([
  ['/campaigns?q=a&publisher=p1#end', 'p1', '/campaigns?q=a#end'],
  ['/campaigns?publisher=', '', '/campaigns'],
  ['/campaigns?q=a%20b', null, '/campaigns?q=a%20b'],
])('the address %s names %j and is %s afterwards', (address, named, after) => {
  history.replaceState(null, '', address)
  expect(takeAddressedPublisher()).toBe(named)
  expect(location.href).toBe(location.origin + after)
})
