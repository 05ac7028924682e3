import { expect, test } from '@jest/globals'
import { gapsIn, overlapsIn, stretchesOf } from './coverage.ts'

const SPAN = { from: 0, to: 100 }
const run = ([from, to]: readonly [number, number]) => ({ from, to })
type Times = readonly (readonly [number, number])[]
type Numbers = readonly (readonly number[])[]
const short = (stretches: readonly { from: number; to: number; count: number }[]) =>
  stretches.map(({ from, to, count }) => [from, to, count])

test.each<[string, Times, Numbers, Times, Numbers]>([
  ['no campaign', [], [[0, 100, 0]], [], []],
  ['one for all of the time', [[-5, 200]], [[0, 100, 1]], [], []],
  [
    'one in the middle',
    [[20, 40]],
    [
      [0, 20, 0],
      [20, 40, 1],
      [40, 100, 0],
    ],
    [],
    [],
  ],
  [
    'one after the other',
    [
      [0, 50],
      [50, 100],
    ],
    [[0, 100, 1]],
    [],
    [],
  ],
  [
    'one some time after the other',
    [
      [10, 40],
      [60, 90],
    ],
    [
      [0, 10, 0],
      [10, 40, 1],
      [40, 60, 0],
      [60, 90, 1],
      [90, 100, 0],
    ],
    [[40, 60]],
    [],
  ],
  [
    'one before the other is over',
    [
      [0, 60],
      [40, 100],
    ],
    [
      [0, 40, 1],
      [40, 60, 2],
      [60, 100, 1],
    ],
    [],
    [[40, 60, 2]],
  ],
  [
    'three at once',
    [
      [0, 60],
      [40, 100],
      [50, 70],
    ],
    [
      [0, 40, 1],
      [40, 50, 2],
      [50, 60, 3],
      [60, 70, 2],
      [70, 100, 1],
    ],
    [],
    [[40, 70, 3]],
  ],
  [
    'two of the same time',
    [
      [30, 60],
      [30, 60],
    ],
    [
      [0, 30, 0],
      [30, 60, 2],
      [60, 100, 0],
    ],
    [],
    [[30, 60, 2]],
  ],
  [
    'one outside',
    [
      [-50, -10],
      [120, 130],
    ],
    [[0, 100, 0]],
    [],
    [],
  ],
  ['one without a length', [[30, 30]], [[0, 100, 0]], [], []],
  ['one that ended before it began', [[30, 20]], [[0, 100, 0]], [], []],
])('of %s it is told when nothing runs, and when more than one does and how many at most', (_, runs, stretches, gaps, overlaps) => {
  const found = stretchesOf(runs.map(run), SPAN)
  expect(short(found)).toEqual(stretches)
  expect(gapsIn(found).map(({ from, to }) => [from, to])).toEqual(gaps)
  expect(short(overlapsIn(found))).toEqual(overlaps)
})
