import { expect, test } from '@jest/globals'
import { lengthToFill, wholeSeconds } from './length-to-fill.ts'

test.each<[what: string, current: number | string | null, ours: readonly (number | null)[], filled: number | null]>([
  ['an empty field is filled in', null, [null], 92],
  ['an emptied one too', '', [60], 92],
  ['the length of the video before is replaced', 60, [60], 92],
  ['what was filled in for another video is replaced', 45, [60, 45], 92],
  ['what a person typed stays', 80, [60], null],
  ['what is no number yet stays', 'long', [null], null],
  ['nothing changes where it is right already', 92, [92], null],
])('%s', (_, current, ours, filled) => {
  expect(lengthToFill(92, current, ours)).toBe(filled)
})

test.each([
  [29.97, 30],
  [0.2, 1],
  [92, 92],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  [0, null],
])('%d seconds count as %p', (duration, seconds) => {
  expect(wholeSeconds(duration)).toBe(seconds)
})
