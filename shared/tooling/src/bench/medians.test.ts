import { expect, test } from '@jest/globals'
import { median, ratio } from './medians.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the middle of %j is %d', (times, middle) => {
  expect(median(times)).toBe(middle)
})

test.each([
  [4, 2, 2],
  [0.01, 0.02, 1],
  [1, 0.05, 10],
])('%d against %d is %d times as long', (many, few, times) => {
  expect(ratio(many, few)).toBeCloseTo(times)
})
