import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { hearServerTime, serverNow } from './clock.ts'

const NOW = Date.parse('2094-03-01T08:00:00.500Z')
const SECOND = 1_000
const HOUR = 3_600_000

beforeEach(() => void jest.useFakeTimers({ now: NOW }))
afterEach(() => {
  hearServerTime(new Headers({ Date: new Date(Date.now()).toUTCString() }))
  jest.useRealTimers()
})

const header = (ahead: number) => new Headers({ Date: new Date(NOW + ahead).toUTCString() })

// A header leaves out up to a second, so that what was made in it is not later than the time that follows from it.
test.each([
  ['is right', 0, 0.5],
  ['is right, of a response that took twenty seconds', -20 * SECOND, 0],
  ['is twenty seconds behind', 20 * SECOND, 20.5],
  ['is three hours behind', 3 * HOUR, 3 * 3600 + 0.5],
  ['is a day ahead', -24 * HOUR, -24 * 3600 + 0.5],
])('a clock that %s is put right', (_, ahead, seconds) => {
  hearServerTime(header(ahead))
  expect((serverNow() - NOW) / SECOND).toBe(seconds)
})

test('a clock that was put right meanwhile is taken at its word again', () => {
  hearServerTime(header(3 * HOUR))
  jest.setSystemTime(NOW + 3 * HOUR)
  hearServerTime(header(3 * HOUR))
  expect(serverNow()).toBeLessThanOrEqual(NOW + 3 * HOUR + SECOND)
})

test.each([
  ['without a time', {}],
  ['whose time cannot be read', { Date: 'yesterday' }],
  ['that the browser may have kept', { Date: new Date(NOW).toUTCString(), 'Cache-Control': 'private, max-age=300' }],
])('a response %s changes nothing', (_, headers: Record<string, string>) => {
  hearServerTime(header(HOUR))
  const before = serverNow()
  hearServerTime(new Headers(headers))
  expect(serverNow()).toBe(before)
})
