import { expect, test } from '@jest/globals'
import { largest, middle, more, percentile95, times } from './readings.ts'

test('the median and its quartiles are those of all rounds together', () => {
  expect(middle('cold')({ cold: [[10, 30], [20], [50, 40]] })).toEqual({ value: 30, low: 20, high: 40 })
})

test('a ratio is that of each round, so that a slow round does not move it', () => {
  const samples = { console: [[110], [1100], [220]], control: [[100], [1000], [200]] }
  expect(times('console', 'control')(samples)?.value).toBeCloseTo(1.1)
})

test('a round in which one of two series is missing is left out of their ratio', () => {
  expect(times('a', 'b')({ a: [[4], [9]], b: [[2], []] })).toEqual({ value: 2, low: 2, high: 2 })
})

test('a difference is that of each round', () => {
  expect(more('host', 'api')({ host: [[5], [8]], api: [[4], [6]] })?.value).toBe(1.5)
})

test('a percentile is that of all values, its range that of the rounds', () => {
  const first = Array.from({ length: 101 }, (_, n) => n)
  const read = percentile95('keys')({ keys: [first, first.map((n) => n + 2)] })
  expect(read?.value).toBeCloseTo(96, 0)
  expect([read?.low, read?.high]).toEqual([95.5, 96.5])
})

test('of several series the one with the largest median counts', () => {
  expect(largest('a', 'b', 'c')({ a: [[1]], b: [[3]] })?.value).toBe(3)
})

test('what was not measured has no figure', () => {
  expect([middle('x')({}), percentile95('x')({}), times('x', 'y')({ x: [[1]] }), largest('x')({})]).toEqual(Array(4).fill(undefined))
})
