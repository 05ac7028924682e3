import { call } from '@console/api'
import { listMetricCategories, listMetrics } from '@console/contract'
import type { KnownMetric } from '@console/entities'
import { asOwner } from '@console/testing'
import { beforeAll, expect, test } from '@jest/globals'
import { metricsLike } from './metrics-like.ts'

let metrics: readonly KnownMetric[] = []

beforeAll(async () => {
  metrics = await asOwner(async () => {
    const categories = (await call(listMetricCategories, {})).items
    const lists = categories.map(async (category) =>
      (await call(listMetrics, { metrics_category_id: category.id })).items.map((metric) => ({ metric, category })),
    )
    return (await Promise.all(lists)).flat()
  })
})

const codesLike = (typed: string) => metricsLike(typed, metrics).map(({ metric }) => metric.code)

test.each([
  ['Level', 'level'],
  ['the level of a character', 'level'],
  ['cấp độ', 'level'],
  ['CAP DO', 'level'],
  ['so nhiem vu da xong', 'quests_completed'],
  ['quest', 'quests_completed'],
  ['Number of completed quests', 'quests_completed'],
  ['login_streak', 'login_streak'],
  ['ngày đăng nhập gần nhất', 'last_login'],
  ['strength', 'power'],
])('“%s” is most like %s', (typed, code) => {
  expect(codesLike(typed)[0]).toBe(code)
})

test.each(['', '  ', 'l', 'number of', 'tổng số', 'Số đèn lồng đã thắp', 'Preferred language', '%'])('“%s” is like no metric', (typed) => {
  expect(codesLike(typed)).toEqual([])
})

test('only the first few of many are shown', () => {
  const many = Array.from({ length: 9 }, () => metrics).flat()
  expect(metricsLike('level', many)).toHaveLength(5)
})
