import { expect, it } from '@jest/globals'
import { idsOf, withoutPath, withSortedHashes } from './path-independent.ts'

it.each([
  [
    'provide shared module (default) react@1.0.0 = /home/one/node_modules/react/index.js',
    'provide shared module (default) react@1.0.0 = /node_modules/react/index.js',
  ],
  ['data:text/javascript,import%20a%20from%20%22%2Fhome%2Fone%2Fa.js%22', 'data:text/javascript,import%20a%20from%20%22%2Fa.js%22'],
  ['./src/main.tsx', './src/main.tsx'],
])('the name %s does not depend on the folder', (name, bare) => {
  expect(withoutPath(name, '/home/one')).toBe(bare)
})

it('ids differ, and are the same in any order', () => {
  const names = Array.from({ length: 300 }, (_, index) => `module ${index}`)
  const ids = idsOf(names)
  expect(new Set(ids.values()).size).toBe(300)
  expect(idsOf(names.toReversed())).toEqual(ids)
})

it('the hashes of chunks are in the order of their ids, and nothing else of a script changes', () => {
  expect(withSortedHashes('r.sriHashes={361:"b",9:"c",176:"a"},r.g={2:1,1:2}')).toBe('r.sriHashes={9:"c",176:"a",361:"b"},r.g={2:1,1:2}')
})
