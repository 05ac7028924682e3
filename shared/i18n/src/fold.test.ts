import { expect, test } from '@jest/globals'
import { fold } from './fold.ts'

test.each([
  ['Đan Mạch', 'dan mach'],
  ['ĐẢO ÅLAND', 'dao aland'],
  ['Việt Nam'.normalize('NFD'), 'viet nam'],
  ['Türkiye', 'turkiye'],
])('%j is found as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
