import { expect, test } from '@jest/globals'
import { daysOf, nextDays, queryOf } from './period.ts'

const SAIGON = 'Asia/Ho_Chi_Minh'
const BERLIN = 'Europe/Berlin'

test.each([
  [
    'days of a zone without summer time',
    { from: '2026-11-22', to: '2026-11-28' },
    SAIGON,
    '2026-11-21T17:00:00.000Z',
    '2026-11-28T17:00:00.000Z',
  ],
  ['one day', { from: '2026-11-30', to: '2026-11-30' }, SAIGON, '2026-11-29T17:00:00.000Z', '2026-11-30T17:00:00.000Z'],
  [
    'the day on which the clock changes',
    { from: '2026-10-25', to: '2026-10-25' },
    BERLIN,
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  ['no first day', { from: '', to: '2026-12-31' }, SAIGON, '', '2026-12-31T17:00:00.000Z'],
  ['no last day', { from: '2026-12-31', to: '' }, SAIGON, '2026-12-30T17:00:00.000Z', ''],
])('%s are asked for from the first moment to the one after the last, and read back', (_, days, zone, runs_from, runs_to) => {
  expect(queryOf(days, zone)).toEqual({ runs_from, runs_to })
  expect(daysOf({ ...(runs_from ? { runs_from } : {}), ...(runs_to ? { runs_to } : {}) }, zone)).toEqual(days)
})

test.each([
  [1, SAIGON, '2026-11-23', '2026-11-23'],
  [7, SAIGON, '2026-11-23', '2026-11-29'],
  [30, BERLIN, '2026-11-22', '2026-12-21'],
])('the next %i days in %s are counted from today there', (days, zone, from, to) => {
  expect(nextDays(days, Date.parse('2026-11-22T18:30:00Z'), zone)).toEqual({ from, to })
})
