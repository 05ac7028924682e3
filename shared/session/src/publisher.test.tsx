import type { OwnPublisher, Profile } from '@console/contract'
import { COOKIES } from '@console/module'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { readCookie, writeCookie } from './page-cookies.ts'
import { keepPublisherCookie, lastPublisher, pinnedPublisher, pinPublisher, publisherStore, rememberNaming } from './publisher.ts'
import { sessionStore } from './session.ts'

const publisher = (id: string, name: string): OwnPublisher => ({
  id,
  code: id,
  name,
  status: 'active',
  role: { id: 'r', name: 'Owner' },
  is_owner: true,
})
const profile = { id: 'u1' } as Profile

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  sessionStore.setState({ state: 'unknown' }, true)
  publisherStore.setState({ publisher: null })
})

describe('the publisher of a tab', () => {
  test('is that of the person who pinned it, and the start of new tabs', () => {
    pinPublisher('u1', 'p1')
    expect(pinnedPublisher('u1')).toBe('p1')
    expect(pinnedPublisher('u2')).toBeNull()
    expect(lastPublisher()).toBe('p1')
  })

  test('lasts as long as the document where the browser stores nothing, which the store says', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    pinPublisher('u1', 'p1')
    expect([pinnedPublisher('u1'), lastPublisher(), publisherStore.getState().isPinned]).toEqual(['p1', 'p1', false])
    jest.restoreAllMocks()
    pinPublisher('u1', 'p1')
    expect(publisherStore.getState().isPinned).toBe(true)
  })

  test.each(['{', 'null', '"p1"', '{"user":"u1"}', '{"user":"u1","publisher":7}'])('is not read out of %s', (stored) => {
    sessionStorage.setItem('console.publisher', stored)
    expect(pinnedPublisher('u1')).toBeNull()
  })

  test('is that of new tabs again once its tab has the focus', () => {
    keepPublisherCookie()
    publisherStore.setState({ publisher: publisher('p1', 'Lotus Games') })
    writeCookie(COOKIES.publisher, 'p2')
    window.dispatchEvent(new Event('focus'))
    expect(readCookie(COOKIES.publisher)).toBe('p1')
  })

  test('leaves the cookie as it is where the tab has none', () => {
    keepPublisherCookie()
    writeCookie(COOKIES.publisher, 'p2')
    window.dispatchEvent(new Event('focus'))
    expect(readCookie(COOKIES.publisher)).toBe('p2')
  })
})

test('a new name and logo are shown wherever the publisher is named, and no other has them', () => {
  const [lotus, hanoi] = [publisher('p1', 'Lotus Games'), publisher('p2', 'Hanoi Media')]
  publisherStore.setState({ publisher: lotus })
  sessionStore.setState({ state: 'signed-in', profile, publishers: [hanoi, lotus] }, true)
  rememberNaming({ id: 'p1', name: 'Lotus Studio', logo_url: 'https://cdn.example/lotus.png' })
  const renamed = { ...lotus, name: 'Lotus Studio', logo_url: 'https://cdn.example/lotus.png' }
  expect(publisherStore.getState().publisher).toEqual(renamed)
  expect(sessionStore.getState()).toMatchObject({ publishers: [hanoi, renamed] })
})

test('no one is signed in by a new name', () => {
  rememberNaming({ id: 'p1', name: 'Lotus Studio', logo_url: null })
  expect(publisherStore.getState().publisher).toBeNull()
  expect(sessionStore.getState()).toEqual({ state: 'unknown' })
})
