import { expect, test } from '@jest/globals'
import { daysLater } from './days-later.ts'

test.each([
  ['2026-11-23T01:00:00.000Z', 7, 'Asia/Ho_Chi_Minh', '2026-11-30T01:00:00.000Z'],
  ['2026-11-23T01:00:00.000Z', 30, 'UTC', '2026-12-23T01:00:00.000Z'],
  // The clock goes back on 25 October: 10:00 is an hour later in UTC.
  ['2026-10-20T08:00:00.000Z', 7, 'Europe/Berlin', '2026-10-27T09:00:00.000Z'],
  ['', 7, 'UTC', ''],
  ['0020-05-06T03:00', 7, 'UTC', ''],
  ['9999-12-30T00:00:00.000Z', 7, 'UTC', ''],
])('%s and %i days in %s is %s', (instant, days, timeZone, later) => {
  expect(daysLater(instant, days, timeZone)).toBe(later)
})
