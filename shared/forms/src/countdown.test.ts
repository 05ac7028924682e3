import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { countdown } from './countdown.ts'

const NOW = Date.parse('2094-03-01T08:00:00Z')
const SECOND = 1_000
const HOUR = 3_600_000

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => void jest.useRealTimers())

test('what is left of a wait goes on while a device sleeps, and does not grow where its clock is set back', () => {
  const left = countdown(60 * SECOND)
  jest.advanceTimersByTime(10 * SECOND)
  expect(left()).toBe(50 * SECOND)
  jest.setSystemTime(NOW - 4 * HOUR)
  jest.advanceTimersByTime(10 * SECOND)
  expect(left()).toBe(40 * SECOND)
  jest.setSystemTime(NOW + 45 * SECOND)
  expect(left()).toBe(15 * SECOND)
})
