import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { Phone } from './phone.ts'

test.each([
  ['0912345678', '0912345678'],
  ['+84912345678', '0912345678'],
  ['84 912 345 678', '0912345678'],
  [' +84 91-234.56 78 ', '0912345678'],
  ['0384 000 000', '0384000000'],
  ['0511111111', '0511111111'],
  ['0711111111', '0711111111'],
  ['0811111111', '0811111111'],
])('%p is stored as %p', (typed, stored) => {
  expect(v.parse(Phone, typed)).toBe(stored)
})

test.each([
  ['', 'min_length'],
  ['   ', 'min_length'],
  ['091234567', 'invalid_phone'],
  ['09123456789', 'invalid_phone'],
  ['0212345678', 'invalid_phone'],
  ['912345678', 'invalid_phone'],
  ['+1 912 345 678', 'invalid_phone'],
  ['84', 'invalid_phone'],
  ['++84912345678', 'invalid_phone'],
  ['call me', 'invalid_phone'],
  ['０９１２３４５６７８', 'invalid_phone'],
  ['9'.repeat(31), 'max_length'],
])('%p is refused as %p', (typed, code) => {
  const [issue] = v.safeParse(Phone, typed).issues ?? []
  expect(issue?.type === 'check' ? issue.message : issue?.type.replace('non_empty', 'min_length')).toBe(code)
})
