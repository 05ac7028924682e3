import { OPTIONS } from '@console/contract'
import { expect, test } from '@jest/globals'
import { pasteOptions } from './option-edits.ts'

const options = (...labels: string[]) => labels.map((label, at) => ({ id: `o${at}`, label }))

test.each<[before: readonly string[], at: number, pasted: readonly string[], after: readonly string[], repeated: number]>([
  [['', ''], 0, ['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['x', ''], 0, ['a', 'b'], ['x', 'a', 'b'], 0],
  [['x', '', 'y'], 1, ['a', 'b'], ['x', 'a', 'b', 'y'], 0],
  [['x', 'y'], 0, ['a', 'a', 'y', 'b'], ['x', 'a', 'b', 'y'], 2],
  [['x', 'y'], 1, ['x', 'y'], ['x', 'y'], 2],
  [['', ''], 0, ['a', 'a'], ['a'], 1],
])('to %j at %i, %j is pasted as %j', (before, at, pasted, after, repeated) => {
  const result = pasteOptions(options(...before), at, pasted)
  expect(result.options.map(({ label }) => label)).toEqual(after)
  expect(result).toMatchObject({ repeated, cut: 0 })
  expect(new Set(result.options.map(({ id }) => id)).size).toBe(after.length)
})

test('what is more than a question may have is cut, also of very long lists', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `Line ${at}`)
  const result = pasteOptions(options('first', 'last'), 0, [...many, ...many])
  expect(result.options).toHaveLength(OPTIONS.max)
  expect(result.options.at(-1)?.label).toBe('last')
  expect(result).toMatchObject({ added: 248, repeated: 20_000, cut: 19_752 })
})
