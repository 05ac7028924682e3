import { expect, test } from '@jest/globals'
import { collector, rotated } from './rounds.ts'

test('each round begins with the next entry', () => {
  const entries = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((round) => rotated(entries, round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
  expect(rotated([], 2)).toEqual([])
})

test('values belong to the round that they were measured in', () => {
  const { samples, next, add } = collector()
  next()
  add('cold ready', 10)
  next()
  add('cold ready', 12)
  add('typing', 1, 2)
  add('typing', 3)
  expect(samples).toEqual({ 'cold ready': [[10], [12]], typing: [[], [1, 2, 3]] })
})
