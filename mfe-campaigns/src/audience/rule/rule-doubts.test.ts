import type { DataType, Operator } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { doubtsOf } from './rule-doubts.ts'
import { newRule, type RuleValues } from './rule-values.ts'

type Said = readonly [DataType, Operator, string | number | boolean, RuleValues['time_range']?]

const rule = ([data_type, operator, value, time_range = null]: Said, metric_id = 'm'): RuleValues => ({
  ...newRule(),
  metrics_category_id: 'c',
  metric_id,
  operator,
  value,
  time_range,
  metric: { id: metric_id, code: metric_id, name: { en: 'M', vi: 'M' }, data_type, unit: null },
})
const EARLY = '2026-11-05T03:00:00.000Z'
const LATE = '2026-11-06T03:00:00.000Z'
const LAST_WEEK = { type: 'during_last', amount: 7, unit: 'day' } as const

describe('two conditions about one metric', () => {
  test.each<[Said, Said, 'repeats' | 'contradicts' | undefined]>([
    [['short', '>', 10], ['short', '<', 5], 'contradicts'],
    [['short', '>', 5], ['short', '<', 10], undefined],
    [['short', '>=', 5], ['short', '<=', 5], undefined],
    [['short', '>', 5], ['short', '<=', 5], 'contradicts'],
    [['short', '>=', 5], ['short', '<', 5], 'contradicts'],
    [['short', '=', 5], ['short', '>', 5], 'contradicts'],
    [['short', '=', 5], ['short', '>=', 5], undefined],
    [['short', '=', 5], ['short', '=', 6], 'contradicts'],
    [['short', '=', 5], ['short', '<>', 5], 'contradicts'],
    [['short', '=', 5], ['short', '<>', 6], undefined],
    [['short', '<>', 5], ['short', '<>', 6], undefined],
    [['short', '>', 5], ['short', '>', 5], 'repeats'],
    [['short', '>', 5], ['short', '>', 7], undefined],
    [['float', '>', 5], ['float', '<', 6], undefined],
    [['short', '>', 5], ['short', '<', 6], 'contradicts'],
    [['date', '>', LATE], ['date', '<', EARLY], 'contradicts'],
    [['date', '>', EARLY], ['date', '<', LATE], undefined],
    [['keyword', '=', 'mage'], ['keyword', '=', 'archer'], 'contradicts'],
    [['keyword', '=', 'mage'], ['keyword', '<>', 'mage'], 'contradicts'],
    [['keyword', '=', 'mage'], ['keyword', '=', 'mage'], 'repeats'],
    [['boolean', '=', true], ['boolean', '=', false], 'contradicts'],
    [['integer', '>', 10, LAST_WEEK], ['integer', '<', 5, LAST_WEEK], 'contradicts'],
    [['integer', '>', 10, LAST_WEEK], ['integer', '<', 5], undefined],
  ])('%j and %j: %s', (first, second, is) => {
    expect(doubtsOf([rule(first), rule(second)])).toEqual([undefined, is && { is, other: 0 }])
  })
})

test('conditions about different metrics do not meet', () => {
  expect(doubtsOf([rule(['short', '>', 10], 'a'), rule(['short', '<', 5], 'b')])).toEqual([undefined, undefined])
})

test('a condition that is not complete is not doubted', () => {
  expect(doubtsOf([rule(['short', '>', 10]), newRule(), newRule()])).toEqual([undefined, undefined, undefined])
})

test('each condition is held against the first that it does not go with', () => {
  const rules = [rule(['short', '>', 1]), rule(['short', '<', 1]), rule(['short', '>', 1])]
  expect(doubtsOf(rules)).toEqual([undefined, { is: 'contradicts', other: 0 }, { is: 'repeats', other: 0 }])
})
