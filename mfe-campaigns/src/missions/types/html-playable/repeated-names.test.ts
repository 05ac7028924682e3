import { expect, test } from '@jest/globals'
import { repeatedNames } from './repeated-names.ts'

test.each<[names: readonly string[], repeated: readonly string[]]>([
  [[], []],
  [['a', 'b'], []],
  [['a', 'b', 'a', 'a'], ['a']],
  [
    ['a ', 'b', ' a', 'b'],
    ['a', 'b'],
  ],
  [['', ' '], []],
  [['a', 'A'], []],
])('%j repeat %j', (names, repeated) => {
  expect(repeatedNames(names.map((name) => ({ name })))).toEqual(repeated)
})
