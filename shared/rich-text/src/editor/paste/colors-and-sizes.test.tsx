import { expect, test } from '@jest/globals'
import { readableColors } from './colors.ts'
import { clampIndent, clampSize, sizeOf } from './lengths.ts'

test.each([
  ['11pt', '14px'],
  ['18.0pt', '24px'],
  ['1em', undefined],
  ['200%', '24px'],
  ['x-large', '24px'],
  ['larger', '20px'],
  ['3px', '10px'],
  ['calc(1px)', undefined],
  ['', undefined],
])('a size of %j becomes %j', (given, kept) => {
  expect(clampSize(sizeOf(given, 16))).toBe(kept)
})

test.each([
  ['red', '', '#dc2626', undefined],
  ['rgb(255, 0, 0)', '', '#dc2626', undefined],
  ['#F00', '', '#dc2626', undefined],
  ['crimson', '', '#dc2626', undefined],
  ['hsl(220 90% 50%)', '', '#2563eb', undefined],
  ['#ff0000cc', '', '#dc2626', undefined],
  ['16a34a', '', '#166534', undefined],
  ['#1f1f1f', '', undefined, undefined],
  ['#a6a6a6', '', '#737373', undefined],
  ['rgba(0, 0, 0, 0.5)', '', '#737373', undefined],
  ['yellow', '', '#8a6d00', undefined],
  ['lime', '', '#166534', undefined],
  ['orange', '', '#8a6d00', undefined],
  ['pink', '', '#dc2626', undefined],
  ['#d9d9d9', '', undefined, undefined],
  ['white', '', undefined, undefined],
  ['white', 'red', '#ffffff', '#dc2626'],
  ['#d4d4d4', '#1e1e1e', '#d9d9d9', '#000000'],
  ['', 'navy', '#ffffff', '#0b2559'],
  ['red', 'yellow', '#991b1b', '#facc15'],
  ['', 'yellow none repeat', undefined, '#facc15'],
  ['', '#fff', undefined, undefined],
  ['', 'rgba(0,0,0,0)', undefined, undefined],
  ['', 'rgba(255, 255, 0, 0.3)', undefined, '#fef9c3'],
  ['auto', 'transparent', undefined, undefined],
  ['currentcolor', 'url(x)', undefined, undefined],
  ['', '#f3f4f6', undefined, undefined],
  ['#0b3d1e', '', '#0b3d1e', undefined],
  ['', 'var(--mark)', undefined, undefined],
])('text of color %j on %j becomes %j on %j, which can be read', (color, background, ...kept) => {
  expect(Object.values(readableColors(color.toLowerCase(), background))).toEqual(kept)
})

test.each([
  ['36.0pt', 2],
  ['30px', 1],
  ['-30px', 0],
  ['9999px', 15],
  ['auto', 0],
])('a margin of %j is %i levels', (given, level) => {
  expect(clampIndent(given)).toBe(level)
})
