import { expect, test } from '@jest/globals'
import { digitsIn } from './code-field.tsx'

test.each([
  ['123456', '123456'],
  ['Your code is 123456.', '123456'],
  ['123 456', '123456'],
  ['Mã: 12-34-56, có hiệu lực 5 phút', '123456'],
  ['１２３４５６', '123456'],
  ['12', '12'],
  ['12a3', '123'],
  ['1234567', '123456'],
  ['none', ''],
])('%p has the code %p', (typed, code) => {
  expect(digitsIn(typed)).toBe(code)
})
