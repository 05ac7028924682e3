import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { DATA_TYPES, type DataType, type Operator, operatorsOf } from './operators.ts'
import { DURING_LAST_MAX, EstimateWrite, FLOAT_MAX, MetadataRule, MetadataRules, RULE_TEXT_MAX, RULES_MAX, ruleRefusals } from './rules.ts'
import { errorsOf } from './testing/errors-of.ts'

const rule = { metrics_category_id: 'progress', metric_id: 'level', operator: '=', value: 1, time_range: null }

test.each<[DataType, readonly Operator[]]>([
  ['keyword', ['=', '<>']],
  ['boolean', ['=', '<>']],
  ['date', ['>', '<', '>=', '<=', '=']],
  ['integer', ['>', '<', '>=', '<=', '=', '<>']],
  ['short', ['>', '<', '>=', '<=', '=', '<>']],
  ['byte', ['>', '<', '>=', '<=', '=', '<>']],
  ['long', ['>', '<', '>=', '<=', '=', '<>']],
  ['double', ['>', '<', '>=', '<=', '=', '<>']],
  ['float', ['>', '<', '>=', '<=', '=', '<>']],
])('the operators of %s are %j', (type, operators) => expect(operatorsOf(type)).toEqual(operators))

describe('a rule', () => {
  const judged = (data_type: DataType | 'unknown', change: object = {}, metric: object = {}) =>
    ruleRefusals({ operator: '=', value: 1, ...change }, { data_type, supports_time_range: false, ...metric }).map(
      ({ at, code, params }) => [at, code, params?.limit],
    )

  test.each<[DataType, number, number]>([
    ['byte', -128, 127],
    ['short', -32_768, 32_767],
    ['integer', -2_147_483_648, 2_147_483_647],
    // Beyond it a number of JSON is no longer exact.
    ['long', -9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('of %s takes whole numbers from %d to %d', (type, least, most) => {
    for (const value of [least, 0, most]) expect(judged(type, { value })).toEqual([])
    expect(judged(type, { value: least - 1 })).toEqual([['value', 'too_small', least]])
    expect(judged(type, { value: most + 1 })).toEqual([['value', 'too_big', most]])
    expect(judged(type, { value: 0.5 })).toEqual([['value', 'not_integer', undefined]])
  })

  test.each<[DataType, number, readonly unknown[]]>([
    ['float', FLOAT_MAX, []],
    ['float', -FLOAT_MAX, []],
    ['float', 0.1, []],
    ['float', 3.5e38, [['value', 'too_big', FLOAT_MAX]]],
    ['float', -3.5e38, [['value', 'too_small', -FLOAT_MAX]]],
    ['double', Number.MAX_VALUE, []],
    ['double', 5e-324, []],
    ['double', Number.POSITIVE_INFINITY, [['value', 'value_type_mismatch', undefined]]],
    ['long', Number.NEGATIVE_INFINITY, [['value', 'value_type_mismatch', undefined]]],
  ])('of %s with %d', (type, value, refused) => expect(judged(type, { value })).toEqual(refused))

  test.each<[DataType, unknown]>([
    ['keyword', 1],
    ['keyword', true],
    ['boolean', 'true'],
    ['boolean', 0],
    ['date', 1],
    ['date', '2026-11-20'],
    ['date', '2026-11-20T00:00:00'],
    ['date', '2026-02-29T00:00:00Z'],
    ['integer', '1'],
    ['double', false],
  ])('of %s does not take %j', (type, value) => expect(judged(type, { value })).toEqual([['value', 'value_type_mismatch', undefined]]))

  test('of a keyword with a list takes what is on it', () => {
    const listed = { allowed_values: ['ios', 'web'] }
    expect(judged('keyword', { value: 'ios' }, listed)).toEqual([])
    expect(judged('keyword', { value: 'IOS' }, listed)).toEqual([['value', 'invalid_option', undefined]])
    expect(judged('keyword', { value: 'anything' }, { allowed_values: null })).toEqual([])
  })

  test('takes the operators of its type, and a time only where the metric has times', () => {
    const time_range = { type: 'since', since: '2026-11-20T00:00:00Z' }
    expect(judged('boolean', { operator: '>=', value: true })).toEqual([['operator', 'operator_not_allowed', undefined]])
    expect(judged('date', { operator: '<>', value: '2026-11-20T00:00:00Z' })).toEqual([['operator', 'operator_not_allowed', undefined]])
    expect(judged('integer', { time_range })).toEqual([['time_range', 'invalid_option', undefined]])
    expect(judged('integer', { time_range }, { supports_time_range: true })).toEqual([])
    expect(judged('byte', { operator: '<>', value: 200, time_range })).toEqual([
      ['value', 'too_big', 127],
      ['time_range', 'invalid_option', undefined],
    ])
  })

  test('of a type that no one knows is left to the server', () => expect(judged('unknown', { value: 'x', operator: '<' })).toEqual([]))

  test('has one of all nine types', () => expect(DATA_TYPES).toHaveLength(9))
})

describe('a condition that is sent', () => {
  const during = (amount: unknown, unit: unknown = 'day') => ({ ...rule, time_range: { type: 'during_last', amount, unit } })
  const between = (from: unknown, to: unknown) => ({ ...rule, time_range: { type: 'between', from, to } })

  test.each<[string, object]>([
    ['no time', { ...rule, time_range: undefined }],
    ['the shortest time', during(1, 'hour')],
    ['the longest time', during(DURING_LAST_MAX, 'month')],
    ['a text as long as may be', { ...rule, value: 'x'.repeat(RULE_TEXT_MAX) }],
    ['two moments in another order of their text', between('2026-11-20T07:00:00+07:00', '2026-11-20T00:00:00.001Z')],
  ])('with %s is right', (_, one) => expect(errorsOf(MetadataRules, [one])).toEqual([]))

  test.each<[string, object, string, string, number | undefined]>([
    ['no metric', { ...rule, metric_id: undefined }, 'metric_id', 'required', undefined],
    ['a strange metric', { ...rule, metric_id: 'a b' }, 'metric_id', 'invalid_format', undefined],
    ['another operator', { ...rule, operator: '!=' }, 'operator', 'invalid_option', undefined],
    ['no value', { ...rule, value: undefined }, 'value', 'required', undefined],
    ['an empty text', { ...rule, value: '' }, 'value', 'required', undefined],
    ['a list as its value', { ...rule, value: [1] }, 'value', 'invalid_type', undefined],
    ['a text that is too long', { ...rule, value: 'x'.repeat(201) }, 'value', 'too_long', RULE_TEXT_MAX],
    ['another kind of time', { ...rule, time_range: { type: 'ever' } }, 'time_range/type', 'invalid_option', undefined],
    ['a time of no units', during(0), 'time_range/amount', 'too_small', 1],
    ['a time of too many units', during(366), 'time_range/amount', 'too_big', DURING_LAST_MAX],
    ['a time of half a unit', during(1.5), 'time_range/amount', 'not_integer', undefined],
    ['a time in years', during(1, 'year'), 'time_range/unit', 'invalid_option', undefined],
    ['two equal moments', between('2026-11-20T07:00:00+07:00', '2026-11-20T00:00:00Z'), 'time_range/to', 'end_before_start', undefined],
    ['no second moment', between('2026-11-20T00:00:00Z', ''), 'time_range/to', 'required', undefined],
  ])('with %s is wrong', (_, one, at, code, limit) => expect(errorsOf(MetadataRules, [one])).toEqual([[`/body/0/${at}`, code, limit]]))

  test('may have 49 others beside it', () => {
    expect(errorsOf(MetadataRules, Array(RULES_MAX).fill(rule))).toEqual([])
    expect(errorsOf(MetadataRules, Array(51).fill(rule))).toEqual([['/body', 'max_items', 50]])
  })
})

test('a condition is read without its names, and with a time that no one knows', () => {
  expect(v.parse(MetadataRule, { ...rule, time_range: { type: 'ever' }, operator: '~' })).toMatchObject({
    time_range: { type: 'unknown' },
    operator: 'unknown',
  })
})

test.each([
  [{ audience_type: 'all', metadata_rule: [] }, [['/body/audience_type', 'invalid_option', undefined]]],
  [{ audience_type: 'user', metadata_rule: [], application_ids: [] }, [['/body/application_ids', 'min_items', 1]]],
  [{ audience_type: 'user', metadata_rule: [], application_ids: null }, []],
])('an estimate of %j', (body, errors) => expect(errorsOf(EstimateWrite, body)).toEqual(errors))
