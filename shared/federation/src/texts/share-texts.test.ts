import { expect, test } from '@jest/globals'
import { shareTexts } from './share-texts.ts'

/** Texts of 600 bytes each, so that three make up less than a file. */
const size = () => 600
const keys = (...names: readonly string[]) => new Set(names)
const grouped = (pages: Readonly<Record<string, ReadonlySet<string>>>) =>
  shareTexts(new Map(Object.entries(pages)), size).map((group) => [group.pages.join(), [...group.keys].join('')])

test('pages that show nearly the same share a file with the texts of each', () => {
  expect(grouped({ list: keys('a'), create: keys('a', 'b', 'c', 'd', 'e', 'f'), edit: keys('b', 'c', 'd', 'e', 'f', 'g') })).toEqual([
    ['list', 'a'],
    ['create,edit', 'abcdefg'],
  ])
})

test('no page of a group fetches much that it does not show, also when one more page comes into the group', () => {
  expect(grouped({ first: keys('a', 'b'), second: keys('b', 'c'), third: keys('d', 'e', 'f') })).toEqual([
    ['first,second', 'abc'],
    ['third', 'def'],
  ])
})

test('each page has one file', () => {
  const pages = { a: keys('a'), b: keys('b'), c: keys('c', 'd', 'e', 'f'), d: keys('a', 'd', 'e', 'f') }
  expect(
    grouped(pages)
      .flatMap(([names = '']) => names.split(','))
      .sort(),
  ).toEqual(['a', 'b', 'c', 'd'])
})
