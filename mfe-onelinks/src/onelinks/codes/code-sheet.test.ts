import { expect, test } from '@jest/globals'
import { CODES_MOST, idsIn, isPerPage, pagesOf } from './code-sheet.ts'

test.each<[value: string | null, ids: readonly string[]]>([
  [null, []],
  ['', []],
  ['a', ['a']],
  ['b.a.b..c', ['b', 'a', 'c']],
])('the address %j names %j', (value, ids) => expect(idsIn(value)).toEqual(ids))

test('no more are named than one sheet shows', () => {
  expect(idsIn(Array.from({ length: 120 }, (_, n) => `i${n}`).join('.'))).toHaveLength(CODES_MOST)
})

test('pages are full but for the last', () => {
  expect(pagesOf(['a', 'b', 'c'], '2')).toEqual([['a', 'b'], ['c']])
  expect(pagesOf([], '2')).toEqual([])
})

test.each([
  ['12', true],
  ['7', false],
  ['constructor', false],
  [null, false],
])('%j per page can be chosen: %j', (value, can) => expect(isPerPage(value)).toBe(can))
