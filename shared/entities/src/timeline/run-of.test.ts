import { expect, test } from '@jest/globals'
import { placeOf, runOf, runsWithin } from './run-of.ts'

const NOW = Date.parse('2026-11-27T00:00:00Z')
const day = (date: string) => Date.parse(`${date}T00:00:00Z`)
const campaign = (
  start: string,
  end: string,
  status: 'active' | 'inactive' | 'ended' | 'unknown' = 'active',
  ended_on?: string | null,
) => ({
  status,
  start_date: `${start}T00:00:00Z`,
  end_date: `${end}T00:00:00Z`,
  ended_on: ended_on ? `${ended_on}T00:00:00Z` : ended_on,
})

test.each([
  ['that runs', campaign('2026-11-01', '2026-12-01'), '2026-11-01', '2026-12-01'],
  ['that has not begun', campaign('2026-12-01', '2026-12-05', 'inactive'), '2026-12-01', '2026-12-05'],
  ['that was ended early', campaign('2026-11-01', '2026-12-01', 'ended', '2026-11-10'), '2026-11-01', '2026-11-10'],
  ['that was ended late', campaign('2026-11-01', '2026-11-05', 'ended', '2026-11-10'), '2026-11-01', '2026-11-05'],
  ['that ended, no one knows when', campaign('2026-11-01', '2026-11-05', 'ended', null), '2026-11-01', '2026-11-05'],
  ['that is past its end but active', campaign('2026-11-01', '2026-11-20'), '2026-11-01', '2026-11-27'],
  ['that is past its end and paused', campaign('2026-11-01', '2026-11-20', 'inactive'), '2026-11-01', '2026-11-20'],
  ['whose status no one knows', campaign('2026-11-01', '2026-11-20', 'unknown'), '2026-11-01', '2026-11-20'],
] as const)('the bar of one %s is from its start to its end', (_, one, from, to) => {
  expect(runOf(one, NOW)).toMatchObject({ from: day(from), to: day(to) })
})

const NOVEMBER = { from: day('2026-11-01'), to: day('2026-12-01') }

test.each([
  ['before', campaign('2026-10-01', '2026-11-01', 'inactive'), false],
  ['into', campaign('2026-10-01', '2026-11-02', 'inactive'), true],
  ['within', campaign('2026-11-10', '2026-11-11', 'inactive'), true],
  ['across', campaign('2026-01-01', '2027-01-01'), true],
  ['after', campaign('2026-12-01', '2026-12-02', 'inactive'), false],
  ['before but late into', campaign('2026-09-01', '2026-10-01'), true],
  ['never, ended before its start within', campaign('2026-11-10', '2026-11-20', 'ended', '2026-11-05'), true],
] as const)('one that runs %s the month is shown there: %s', (_, one, isShown) => {
  expect(runsWithin(runOf(one, NOW), NOVEMBER)).toBe(isShown)
})

test.each([
  ['within', campaign('2026-11-04', '2026-11-07', 'inactive'), { start: 10, size: 10, beginsBefore: false, endsAfter: false, overdue: 0 }],
  ['all of', campaign('2026-11-01', '2026-12-01'), { start: 0, size: 100, beginsBefore: false, endsAfter: false, overdue: 0 }],
  ['into', campaign('2026-10-01', '2026-11-16', 'inactive'), { start: 0, size: 50, beginsBefore: true, endsAfter: false, overdue: 0 }],
  ['out of', campaign('2026-11-16', '2027-01-01'), { start: 50, size: 50, beginsBefore: false, endsAfter: true, overdue: 0 }],
  [
    'late in',
    campaign('2026-11-01', '2026-11-14'),
    { start: 0, size: (26 / 30) * 100, beginsBefore: false, endsAfter: false, overdue: 50 },
  ],
] as const)('a bar %s the month has its place there in percent', (_, one, place) => {
  const { start, size, overdue, ...rest } = placeOf(runOf(one, NOW), NOVEMBER)
  expect(rest).toEqual({ beginsBefore: place.beginsBefore, endsAfter: place.endsAfter })
  expect([start, size, overdue].map((share) => share.toFixed(6))).toEqual(
    [place.start, place.size, place.overdue].map((share) => share.toFixed(6)),
  )
})
