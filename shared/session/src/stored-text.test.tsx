import type { OwnPublisher, Profile } from '@console/contract'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { publisherStore } from './publisher.ts'
import { sessionStore } from './session.ts'
import { forgetTraces, TRACES, useStoredText } from './stored-text.ts'

function work(userId: string, publisherId: string): void {
  sessionStore.setState({ state: 'signed-in', profile: { id: userId } as Profile, publishers: [] }, true)
  publisherStore.setState({ publisher: { id: publisherId } as OwnPublisher })
}

beforeEach(() => work('u1', 'p1'))
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

const text = (name: string) => renderHook(() => useStoredText(name)).result

test('what one part of the page stores, another shows at once', () => {
  const [one, other] = [text('views'), text('views')]
  expect(one.current[0]).toBeNull()
  act(() => void one.current[1]('first'))
  expect([one.current[0], other.current[0], text('columns').current[0]]).toEqual(['first', 'first', null])
})

test('what another tab stores is shown too', () => {
  const shown = text('views')
  localStorage.setItem('console.kept.u1.p1.views', 'from there')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(shown.current[0]).toBe('from there')
})

test('each person has their own at each publisher', () => {
  const mine = text('views')
  act(() => void mine.current[1]('mine'))
  act(() => work('u1', 'p2'))
  expect(mine.current[0]).toBeNull()
  act(() => work('u2', 'p1'))
  expect(mine.current[0]).toBeNull()
  act(() => work('u1', 'p1'))
  expect(mine.current[0]).toBe('mine')
})

test('where the browser stores nothing it lasts as long as the document, which is told', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const shown = text('full')
  let isStored: boolean | undefined
  act(() => {
    isStored = shown.current[1]('kept')
  })
  expect(isStored).toBe(false)
  expect([shown.current[0], text('full').current[0], localStorage.length]).toEqual(['kept', 'kept', 0])

  full.mockRestore()
  act(() => {
    isStored = shown.current[1]('stored')
  })
  expect(isStored).toBe(true)
  expect([shown.current[0], localStorage.getItem('console.kept.u1.p1.full')]).toEqual(['stored', 'stored'])
})

test('a storage that cannot be read holds nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(text('views').current[0]).toBeNull()
})

test('what a person has done is forgotten when they sign out, also where the browser stores nothing; what they chose is not', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const [visited, views] = [text(TRACES.visited), text('views')]
  act(() => void visited.current[1]('a campaign'))
  act(() => void views.current[1]('a view'))
  act(forgetTraces)
  expect([text(TRACES.visited).current[0], text('views').current[0]]).toEqual([null, 'a view'])
})
