import type { Metric } from '@console/contract'
import { expect, test } from '@jest/globals'
import { rememberMetrics } from '../known-metrics.ts'
import { isCountable, ruleErrors, ruleErrorsOf } from './rule-errors.ts'
import { newRule, type RuleValues } from './rule-values.ts'

const metric = (id: string, data_type: Metric['data_type'], more: Partial<Metric> = {}): Metric => ({
  id,
  code: id,
  metrics_category_id: 'loaded',
  name: { en: id, vi: id },
  description: { en: '', vi: '' },
  data_type,
  operators: [],
  supports_time_range: false,
  ...more,
})
rememberMetrics('loaded', [metric('level', 'byte'), metric('class', 'keyword', { allowed_values: ['mage'] }), metric('seen', 'date')])

const rule = (metric_id: string, more: Partial<RuleValues>): RuleValues => ({
  ...newRule(),
  metrics_category_id: 'loaded',
  metric_id,
  ...more,
})

test.each<[RuleValues, readonly object[]]>([
  [rule('level', { operator: '>', value: 20 }), []],
  [rule('level', { operator: '>', value: 200 }), [{ pointer: '/r/value', code: 'too_big', params: { limit: 127 } }]],
  [rule('level', { operator: '', value: 1.5 }), [{ pointer: '/r/value', code: 'not_integer' }]],
  [rule('level', { operator: '>', value: 'many' }), [{ pointer: '/r/value', code: 'value_type_mismatch' }]],
  [rule('level', { operator: '>', value: '20' }), []],
  // The schema asks for what is missing.
  [rule('level', { operator: '', value: null }), []],
  [rule('class', { operator: '>', value: 'mage' }), [{ pointer: '/r/operator', code: 'operator_not_allowed' }]],
  [rule('class', { operator: '=', value: 'bard' }), [{ pointer: '/r/value', code: 'invalid_option' }]],
  [rule('seen', { operator: '>', value: '2026-11-05' }), [{ pointer: '/r/value', code: 'value_type_mismatch' }]],
  [
    rule('level', { operator: '>', value: 1, time_range: { type: 'since', since: '' } }),
    [{ pointer: '/r/time_range', code: 'invalid_option' }],
  ],
  [rule('gone', { operator: '>', value: 1 }), [{ pointer: '/r/metric_id', code: 'not_found' }]],
  [rule('', {}), []],
  // Nothing is known of the metrics of another category.
  [{ ...rule('gone', { operator: '>', value: 'x' }), metrics_category_id: 'other' }, []],
])('of %j its metric refuses %j', (one, errors) => {
  expect(ruleErrorsOf(one, '/r')).toMatchObject(errors)
  expect(ruleErrorsOf(one, '/r')).toHaveLength(errors.length)
})

test('the errors of a list say at which place', () => {
  const rules = [rule('level', { operator: '>', value: 1 }), rule('level', { operator: '>', value: 1000 })]
  expect(ruleErrors(rules, '/body/metadata_rule')).toMatchObject([{ pointer: '/body/metadata_rule/1/value' }])
})

test.each([
  [{ operator: '>', value: 20 }, true],
  [{ operator: '>', value: 200 }, false],
  [{ operator: '', value: 20 }, false],
  [{ operator: '>', value: null }, false],
  [{ operator: '>', value: '' }, false],
] as const)('whether %j can be counted: %s', (said, expected) => {
  expect(isCountable(rule('level', said))).toBe(expected)
})
