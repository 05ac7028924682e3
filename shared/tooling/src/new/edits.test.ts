import { expect, test } from '@jest/globals'
import { addSorted, afterLast, all, append, itemsIn, PlaceMissing, replaceOnce, unlessThere } from './edits.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ').replaceAll(', ]', ']').replaceAll('[ ', '[')

test('an item is appended to a list, whether it is on one line or on several, empty or not', () => {
  expect(flat(append('const ALL = [', "'c'")("const ALL = ['a', 'b'] as const"))).toBe("const ALL = ['a', 'b', 'c'] as const")
  expect(flat(append('const ALL = [', "'c'")("const ALL = [\n  'a',\n  'b',\n]"))).toBe("const ALL = ['a', 'b', 'c']")
  expect(flat(append('const ALL = [', "'c'")('const ALL = []'))).toBe("const ALL = ['c']")
})

test('brackets and commas in strings, comments and inner lists end no item', () => {
  const text = "const ALL = [\n  { a: ['x,', `]`] }, // one, two]\n  /* ] */ 'b',\n]\nrest"
  expect(append('const ALL = [', "'c'")(text)).toBe("const ALL = [\n  { a: ['x,', `]`] }, // one, two]\n  /* ] */ 'b',\n'c',\n]\nrest")
})

test('an item finds its place in a sorted list, above the comment of the one behind it', () => {
  const text = "const MAP = {\n  'a.x': 1,\n  // Not of ours.\n  'c.x': 3,\n}"
  expect(addSorted('const MAP = {', "'b.x': 2")(text)).toBe("const MAP = {\n  'a.x': 1,\n'b.x': 2,\n  // Not of ours.\n  'c.x': 3,\n}")
  expect(addSorted('const MAP = {', "'d.x': 4")(text)).toContain("'c.x': 3,\n'd.x': 4,")
})

test('lines are added below the last one of their kind', () => {
  expect(afterLast(/^a/, 'a3')('a1\na2\nb')).toBe('a1\na2\na3\nb')
})

test('the items of a list are told apart, each with its comment', () => {
  expect(itemsIn("nav: [{ to: '/a', b: [1, 2] },\n  // Of ours.\n  'c',\n]", 'nav: [')).toEqual([
    "{ to: '/a', b: [1, 2] }",
    "// Of ours.\n  'c'",
  ])
})

test('one text is replaced, with what it holds', () => {
  expect(replaceOnce(/(\d+) keys/, (_, count) => `${Number(count) + 1} keys`)('has 41 keys')).toBe('has 42 keys')
})

test('several changes follow each other, and none is made where the text has it', () => {
  const change = all(afterLast(/^a/, 'a2'), unlessThere('a2', afterLast(/^a/, 'a2')))
  expect(change('a1')).toBe('a1\na2')
})

test.each([
  ['a list that is not there', append('const NONE = [', 'x')],
  ['a list that is there twice', append('[', 'x')],
  ['no such line', afterLast(/^z/, 'x')],
  ['no such text', replaceOnce(/z/, 'x')],
  ['such a text twice', replaceOnce(/const/, 'x')],
])('%s is no place for an edit', (_what, change) => {
  expect(() => change('const a = [1]\nconst b = [2]')).toThrow(PlaceMissing)
})
