import type { Metric } from '@console/contract'
import { expect, test } from '@jest/globals'
import { newRule, type RuleValues } from './rule-values.ts'
import { withCategory, withMetric } from './with-metric.ts'

const metric = (data_type: Metric['data_type'], more: Partial<Metric> = {}): Metric => ({
  id: 'new',
  code: 'new',
  metrics_category_id: 'c',
  name: { en: 'New', vi: 'Mới' },
  description: { en: '', vi: '' },
  data_type,
  operators: [],
  supports_time_range: false,
  ...more,
})
const RANGE = { type: 'during_last', amount: 7, unit: 'day' } as const

type Kept = Partial<Pick<RuleValues, 'operator' | 'value' | 'time_range'>>

test.each<[Kept, Metric, Kept]>([
  [{ operator: '>=', value: 20 }, metric('integer'), { operator: '>=', value: 20 }],
  [{ operator: '>=', value: 200 }, metric('byte'), { operator: '>=', value: null }],
  [{ operator: '>', value: 1.5 }, metric('short'), { operator: '>', value: null }],
  [{ operator: '>=', value: 20 }, metric('keyword'), { operator: '', value: null }],
  [{ operator: '=', value: 'mage' }, metric('keyword'), { operator: '=', value: 'mage' }],
  [{ operator: '=', value: 'mage' }, metric('keyword', { allowed_values: ['ios'] }), { operator: '=', value: null }],
  [{ operator: '<>', value: 3 }, metric('date'), { operator: '', value: null }],
  [{ operator: '>', value: 3, time_range: RANGE }, metric('integer', { supports_time_range: true }), { time_range: RANGE }],
  [{ operator: '>', value: 3, time_range: RANGE }, metric('integer'), { time_range: null }],
  [{ operator: '>', value: 'anything' }, metric('unknown'), { operator: '>', value: 'anything' }],
])('of %j another metric (%j) keeps %j', (before, chosen, after) => {
  expect(withMetric({ ...newRule(), ...before }, chosen)).toMatchObject({ ...after, metric_id: 'new', metric: { name: chosen.name } })
})

test('another category chooses no metric yet and keeps what was said of the last one', () => {
  const category = { id: 'c2', code: 'c2', name: { en: 'Social', vi: 'Kết nối' }, description: { en: '', vi: '' } }
  const rule = { ...newRule(), metric_id: 'm', operator: '>' as const, value: 3 }
  expect(withCategory(rule, category)).toMatchObject({ metrics_category_id: 'c2', metric_id: '', metric: null, operator: '>', value: 3 })
})
