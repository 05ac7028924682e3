import { expect, test } from '@jest/globals'
import { repeatAmong, repeatSummary, seedAmong } from './repeat.ts'

test.each([
  [['a.test.ts', '-t', 'x'], { words: ['a.test.ts', '-t', 'x'] }],
  [['--repeat', '20', 'a.test.ts'], { times: 20, words: ['a.test.ts'] }],
  [['a.test.ts', '--repeat=3'], { times: 3, words: ['a.test.ts'] }],
  [['--repeat-each=3'], { words: ['--repeat-each=3'] }],
])('%j', (words, repeat) => {
  expect(repeatAmong(words)).toEqual(repeat)
})

test.each([[['--repeat']], [['--repeat', 'a.test.ts']], [['--repeat=0']], [['--repeat', '2.5']]])('%j has no number', (words) => {
  expect(() => repeatAmong(words)).toThrow('--repeat needs a number of times')
})

test.each([
  [['a.test.ts'], undefined],
  [['--seed=-7', 'a.test.ts'], -7],
  [['a.test.ts', '--seed', '8'], 8],
])('the seed of %j is %j', (words, seed) => {
  expect(seedAmong(words)).toBe(seed)
})

test('the summary says how often something failed, and names each seed once', () => {
  const runs = [
    { seed: 1, code: 0 },
    { seed: 2, code: 1 },
    { seed: 2, code: 1 },
  ]
  expect(repeatSummary(runs)).toBe('2 of 3 runs failed: --seed=2')
  expect(repeatSummary(runs.slice(0, 1))).toBe('none of 1 runs failed')
})
