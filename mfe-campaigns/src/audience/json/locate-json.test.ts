import { expect, test } from '@jest/globals'
import { lineOf, spanOf, spansIn } from './locate-json.ts'

const TEXT = `[
  { "operator": ">", "value": -1.5e3, "a/b": [true, null, "\\u0041\\"}"] },
  {}
]
`

test.each([
  ['', TEXT.trim()],
  ['/0', TEXT.slice(TEXT.indexOf('{'), TEXT.indexOf(',\n  {'))],
  ['/0/operator', '">"'],
  ['/0/value', '-1.5e3'],
  ['/0/a~1b', '[true, null, "\\u0041\\"}"]'],
  ['/0/a~1b/0', 'true'],
  ['/0/a~1b/2', '"\\u0041\\"}"'],
  ['/1', '{}'],
  // What is missing has the place of what it is missing in.
  ['/1/operator', '{}'],
  ['/1/time_range/type', '{}'],
])('the part %s is found', (pointer, part) => {
  const [start, end] = spanOf(spansIn(TEXT), pointer)
  expect(TEXT.slice(start, end)).toBe(part)
})

test.each(['[]', ' {} ', '"text"', '0', 'null', '[{"a":{"b":[[]]}}]', '\t[\r\n1 , 2]', TEXT])('%s is JSON', (text) => {
  expect(spansIn(text).mistake).toBeUndefined()
})

test.each([
  ['', ''],
  ['[', ''],
  ['[1,]', ']'],
  ['[1 2]', '2]'],
  ['{"a" 1}', '1}'],
  ['{a: 1}', 'a: 1}'],
  ['{"a": 1,}', '}'],
  ['[01]', '1]'],
  ['[+1]', '+1]'],
  ['["two\nlines"]', '"two\nlines"]'],
  ["['a']", "'a']"],
  ['[] []', '[]'],
  ['[nul]', 'nul]'],
  ['{"a": 1', ''],
])('%j stops being JSON at %j, as for the browser', (text, rest) => {
  const { mistake } = spansIn(text)
  expect(mistake === undefined ? undefined : text.slice(mistake)).toBe(rest)
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
})

test('what is deeper than any browser could walk is no mistake of the console', () => {
  const deep = '['.repeat(50_000)
  expect(spansIn(deep).mistake).toBeGreaterThan(0)
})

test('lines are counted from the first', () => {
  expect([0, TEXT.indexOf('operator'), TEXT.length].map((at) => lineOf(TEXT, at))).toEqual([1, 2, 5])
})
