import { expect, test } from '@jest/globals'
import { beginOf, dayAt } from './days.ts'
import { shareOf, spanOfDays } from './timeline-span.ts'

const HANOI = 'Asia/Ho_Chi_Minh'

test('four weeks have a date for each', () => {
  const span = spanOfDays('2026-11-27', '2026-12-25', 7, HANOI)
  expect(span.ticks.map((tick) => dayAt(tick, HANOI))).toEqual(['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'])
})

test('a moment has its share of the span, less than none before it and more than all after it', () => {
  const span = { from: 100, to: 300 }
  expect([50, 100, 200, 300, 400].map((time) => shareOf(time, span))).toEqual([-25, 0, 50, 100, 150])
})

test('a day begins at midnight of its zone', () => expect(beginOf('2026-11-27', HANOI)).toBe('2026-11-26T17:00:00.000Z'))
