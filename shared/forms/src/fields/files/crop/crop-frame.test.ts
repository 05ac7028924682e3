import { describe, expect, test } from '@jest/globals'
import { firstFrame, moved, narrowest, sized } from './crop-frame.ts'

const wide = { width: 400, height: 200 }
const tall = { width: 100, height: 300 }
const frame = (left: number, top: number, width: number, height = width) => ({ left, top, width, height })

test.each([
  ['a wide image', wide, 1, frame(100, 0, 200)],
  ['a tall image', tall, 1, frame(0, 100, 100)],
  ['a square', { width: 50, height: 50 }, 1, frame(0, 0, 50)],
  ['another aspect', wide, 4, frame(0, 50, 400, 100)],
])('the first frame in %s is as large as can be, in the middle', (_, image, aspect, expected) => {
  expect(firstFrame(image, aspect)).toEqual(expected)
})

describe('a frame that is moved', () => {
  test.each([
    ['within the image', { left: 30, top: 40 }, frame(30, 40, 100)],
    ['beyond the left and the top', { left: -5, top: -1 }, frame(0, 0, 100)],
    ['beyond the right and the bottom', { left: 999, top: 999 }, frame(300, 100, 100)],
  ])('%s', (_, to, expected) => {
    expect(moved(frame(10, 10, 100), to, wide)).toEqual(expected)
  })
})

describe('a frame that is sized', () => {
  test.each([
    ['smaller, around its middle', frame(100, 50, 100), 50, frame(125, 75, 50)],
    ['larger, around its middle', frame(100, 50, 100), 120, frame(90, 40, 120)],
    ['larger in a corner, into the image', frame(0, 0, 100), 150, frame(0, 0, 150)],
    ['beyond the image, as large as can be', frame(300, 100, 100), 999, frame(200, 0, 200)],
    ['to nothing, as small as can be', frame(100, 50, 100), 0, frame(142, 92, 16)],
  ])('%s', (_, from, width, expected) => {
    expect(sized(from, width, wide)).toEqual(expected)
  })
})

test('a frame in a tiny image may be as small as the image', () => {
  expect(narrowest({ width: 8, height: 20 }, 1)).toBe(8)
})
