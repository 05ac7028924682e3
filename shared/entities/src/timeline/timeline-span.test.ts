import { expect, test } from '@jest/globals'
import { beginOf, dayAt, daysLater } from './days.ts'
import { dayBeside, dayOr, shareOf, spanOf, spanOfDays } from './timeline-span.ts'

const HANOI = 'Asia/Ho_Chi_Minh'
const BERLIN = 'Europe/Berlin'
const iso = (time: number) => new Date(time).toISOString()

test.each([
  ['week', '2026-11-26', HANOI, '2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z', 7],
  ['week', '2026-11-23', HANOI, '2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z', 7],
  ['week', '2026-11-29', HANOI, '2026-11-22T17:00:00.000Z', '2026-11-29T17:00:00.000Z', 7],
  ['month', '2026-12-31', HANOI, '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z', 5],
  ['month', '2027-02-10', HANOI, '2027-01-31T17:00:00.000Z', '2027-02-28T17:00:00.000Z', 4],
  ['month', '2026-10-05', BERLIN, '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z', 5],
  ['quarter', '2026-11-26', HANOI, '2026-09-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z', 3],
  ['quarter', '2027-01-01', HANOI, '2026-12-31T17:00:00.000Z', '2027-03-31T17:00:00.000Z', 3],
] as const)('the %s of %s in %s is from %s to %s', (zoom, day, zone, from, to, ticks) => {
  const span = spanOf(zoom, day, zone)
  expect([iso(span.from), iso(span.to), span.ticks.length]).toEqual([from, to, ticks])
  expect(span.ticks[0]).toBe(span.from)
})

test.each(['week', 'month', 'quarter'] as const)('from %s to %s there is neither a hole nor an overlap', (zoom) => {
  const span = spanOf(zoom, '2026-11-26', BERLIN)
  expect(spanOf(zoom, dayBeside(span, 1), BERLIN).from).toBe(span.to)
  expect(spanOf(zoom, dayBeside(span, -1), BERLIN).to).toBe(span.from)
})

test('four weeks have a date for each', () => {
  const span = spanOfDays('2026-11-27', '2026-12-25', 7, HANOI)
  expect(span.ticks.map((tick) => dayAt(tick, HANOI))).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'])
})

test.each([
  ['2026-12-24', '2026-12-24'],
  [null, '2026-11-27'],
  ['', '2026-11-27'],
  ['tomorrow', '2026-11-27'],
  ['2026-13-01', '2026-11-27'],
  ['0000-01-01', '2026-11-27'],
])('an address that asks for %j shows %s', (asked, day) => {
  expect(dayOr(asked, Date.parse('2026-11-26T18:00:00Z'), HANOI)).toBe(day)
})

test('a moment has its share of the span, less than none before it and more than all after it', () => {
  const span = { from: 100, to: 300 }
  expect([50, 100, 200, 300, 400].map((time) => shareOf(time, span))).toEqual([-25, 0, 50, 100, 150])
})

test.each([
  ['2026-11-26T17:00:00.000Z', 3, HANOI, '2026-11-29T17:00:00.000Z'],
  ['2026-11-26T17:00:00.000Z', -30, HANOI, '2026-10-27T17:00:00.000Z'],
  // The clock goes back on 25 October: nine in the morning stays nine in the morning.
  ['2026-10-24T07:00:00.000Z', 2, BERLIN, '2026-10-26T08:00:00.000Z'],
  ['2026-11-26T16:59:59.999Z', 1, HANOI, '2026-11-27T16:59:59.999Z'],
])('%s is %i days later in %s: %s', (instant, days, zone, later) => {
  expect(daysLater(instant, days, zone)).toBe(later)
})

test('a day begins at midnight of its zone', () => expect(beginOf('2026-11-27', HANOI)).toBe('2026-11-26T17:00:00.000Z'))
