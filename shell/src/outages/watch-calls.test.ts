import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { outageWatch } from './watch-calls.ts'

let told: boolean[] = []
let ended: ReturnType<typeof outageWatch>
beforeEach(() => {
  jest.useFakeTimers()
  told = []
  ended = outageWatch((isFailing) => told.push(isFailing))
})
afterEach(() => {
  jest.useRealTimers()
})

function fail(...calls: string[]): void {
  for (const call of calls) ended(call, false)
}

it('is told once four calls failed within a minute, of two kinds', () => {
  fail('a.list', 'a.get', 'a.list')
  jest.advanceTimersByTime(59_999)
  expect(told).toEqual([])
  fail('a.list', 'a.get')
  expect(told).toEqual([true])
})

it.each<[string, () => void]>([
  ['one call always fails', () => fail(...Array.from({ length: 20 }, () => 'a.list'))],
  [
    'what failed works again',
    () => {
      fail('a.list', 'a.list', 'a.list')
      ended('a.list', true)
      fail('a.get')
    },
  ],
  [
    'failures are more than a minute apart',
    () => {
      fail('a.list', 'a.list', 'a.get')
      jest.advanceTimersByTime(60_000)
      fail('a.get')
    },
  ],
])('is not told where %s', (_, happen) => {
  happen()
  expect(told).toEqual([])
})

it('is over when a call went well and none failed for 20 s', () => {
  fail('a.list', 'a.get', 'a.list', 'a.get')
  ended('a.list', true)
  jest.advanceTimersByTime(10_000)
  ended('b.list', true)
  jest.advanceTimersByTime(9_999)
  expect(told).toEqual([true])
  jest.advanceTimersByTime(1)
  expect(told).toEqual([true, false])
})

it('lasts until 20 s after the last failure, if one came back', () => {
  fail('a.list', 'a.get', 'a.list', 'a.get')
  ended('a.list', true)
  jest.advanceTimersByTime(19_999)
  fail('a.get')
  ended('a.list', true)
  jest.advanceTimersByTime(19_999)
  expect(told).toEqual([true])
  jest.advanceTimersByTime(1)
  expect(told).toEqual([true, false])
})

it('does not come and go while some calls fail and others do not', () => {
  fail('a.list', 'a.get', 'a.list', 'a.get')
  for (let n = 0; n < 20; n += 1) {
    ended('b.list', true)
    jest.advanceTimersByTime(15_000)
    fail('a.list')
  }
  expect(told).toEqual([true])
})

it('is over after a minute in which nothing was asked', () => {
  fail('a.list', 'a.get', 'a.list', 'a.get')
  jest.advanceTimersByTime(59_999)
  expect(told).toEqual([true])
  jest.advanceTimersByTime(1)
  expect(told).toEqual([true, false])
  fail('a.list', 'a.get', 'a.list')
  expect(told).toEqual([true, false])
})
