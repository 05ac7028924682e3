import type { TimeRange } from '@console/contract'
import { expect, test } from '@jest/globals'
import { periodOf } from './predicates.ts'

const NOW = '2028-03-31T08:30:00.000Z'
const last = (amount: number, unit: 'hour' | 'day' | 'week' | 'month'): TimeRange => ({ type: 'during_last', amount, unit })

test.each<[string, TimeRange, string, string, string | undefined]>([
  ['an hour', last(1, 'hour'), NOW, '2028-03-31T07:30:00.000Z', NOW],
  ['a day', last(1, 'day'), NOW, '2028-03-30T08:30:00.000Z', NOW],
  ['two weeks', last(2, 'week'), NOW, '2028-03-17T08:30:00.000Z', NOW],
  ['a month, back into a shorter one of a leap year', last(1, 'month'), NOW, '2028-02-29T08:30:00.000Z', NOW],
  [
    'a month, back into a shorter one',
    last(1, 'month'),
    '2027-03-30T00:00:00.000Z',
    '2027-02-28T00:00:00.000Z',
    '2027-03-30T00:00:00.000Z',
  ],
  ['two months, back into one as long', last(2, 'month'), NOW, '2028-01-31T08:30:00.000Z', NOW],
  ['months over the turn of a year', last(4, 'month'), NOW, '2027-11-30T08:30:00.000Z', NOW],
  ['as many months as may be', last(365, 'month'), NOW, '1997-10-31T08:30:00.000Z', NOW],
  ['since', { type: 'since', since: '2028-01-01T07:00:00+07:00' }, NOW, '2028-01-01T00:00:00.000Z', undefined],
  [
    'between',
    { type: 'between', from: '2028-01-01T00:00:00.000Z', to: '2028-02-01T00:00:00.000Z' },
    NOW,
    '2028-01-01T00:00:00.000Z',
    '2028-02-01T00:00:00.000Z',
  ],
])('the period of %s', (_, range, now, from, before) => {
  const period = periodOf(range, new Date(now))
  expect([period.from.toISOString(), period.before?.toISOString()]).toEqual([from, before])
})
