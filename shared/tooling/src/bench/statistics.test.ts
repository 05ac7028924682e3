import { expect, test } from '@jest/globals'
import { median, quantile, ratio } from './statistics.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the middle of %j is %d', (times, middle) => {
  expect(median(times)).toBe(middle)
})

test('quartiles and percentiles lie between the values, whatever their order', () => {
  const values = [50, 10, 40, 20, 30]
  expect([quantile(values, 0.25), quantile(values, 0.75)]).toEqual([20, 40])
  expect(quantile(values, 0.95)).toBeCloseTo(48)
  expect([quantile(values, 0), quantile(values, 1)]).toEqual([10, 50])
})

test('of nothing there is no median', () => {
  expect(median([])).toBeNaN()
})

test.each([
  [4, 2, 2],
  [0.01, 0.02, 1],
  [1, 0.05, 10],
])('%d against %d is %d times as long', (many, few, times) => {
  expect(ratio(many, few)).toBeCloseTo(times)
})
