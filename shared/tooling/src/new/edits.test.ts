import { expect, test } from '@jest/globals'
import { addBelow, addMissing, addSorted, all, append, itemsIn, PlaceMissing, replaceOnce } from './edits.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ').replaceAll(', ]', ']').replaceAll('[ ', '[')

test('an item is appended to a list, whether it is on one line or on several, empty or not', () => {
  expect(flat(append('ALL', "'c'")("const ALL = ['a', 'b'] as const"))).toBe("const ALL = ['a', 'b', 'c'] as const")
  expect(flat(append('ALL', "'c'")("const ALL = [\n  'a',\n  'b',\n]"))).toBe("const ALL = ['a', 'b', 'c']")
  expect(flat(append('ALL', "'c'")('const ALL = []'))).toBe("const ALL = ['c']")
})

test('brackets and commas in strings, comments and inner lists end no item', () => {
  const text = "const ALL = [\n  { a: ['x,', `]`] }, // one, two]\n  /* ] */ 'b',\n]\nrest"
  expect(append('ALL', "'c'")(text)).toBe("const ALL = [\n  { a: ['x,', `]`] }, // one, two]\n  /* ] */ 'b',\n'c',\n]\nrest")
})

test('an item finds its place in a sorted list, above the comment of the one behind it', () => {
  const text = "const MAP = {\n  'a.x': 1,\n  // Not of ours.\n  'c.x': 3,\n}"
  expect(addSorted('MAP', "'b.x': 2")(text)).toBe("const MAP = {\n  'a.x': 1,\n'b.x': 2,\n  // Not of ours.\n  'c.x': 3,\n}")
  expect(addSorted('MAP', "'d.x': 4")(text)).toContain("'c.x': 3,\n'd.x': 4,")
})

test('lines are added below the last one of their kind, wherever it is', () => {
  expect(addBelow('a(3)')('a(1)\na(2)\nb')).toBe('a(1)\na(2)\na(3)\nb')
  expect(addBelow("import { c } from './c.ts'")("import { a, b } from './ab.ts' // Both.\nexport {}")).toBe(
    "import { a, b } from './ab.ts' // Both.\nimport { c } from './c.ts'\nexport {}",
  )
  expect(addBelow('await seedB(tx)')('run(async () => {\nawait seedA(tx)\nawait end()\n})')).toContain('seedA(tx)\nawait seedB(tx)\n')
})

test('items that a map does not have are added behind the last one of their kind', () => {
  const add = addMissing('default', "'a.2': 2, 'a.3': 3", /^a\./)
  const text = "export default { 'a.1': 1, 'a.2': 2, // Two.\n b: 3 } satisfies Numbers"
  expect(add(text)).toBe("export default { 'a.1': 1, 'a.2': 2, // Two.\n'a.3': 3,\n b: 3 } satisfies Numbers")
  expect(add(add(text))).toBe(add(text))
})

test('the items of a list are told apart, each with its comment', () => {
  expect(itemsIn("export default { nav: [{ to: '/a', b: [1, 2] },\n  // Of ours.\n  'c',\n] }", 'nav').map(({ text }) => text)).toEqual([
    "{ to: '/a', b: [1, 2] }",
    "// Of ours.\n  'c'",
  ])
})

test('one text is replaced, with what it holds', () => {
  const more = replaceOnce(/(\d+) keys/, (_, count) => `${Number(count) + 1} keys`)
  expect(more('/** has 41 keys */')).toBe('/** has 42 keys */')
  expect(more("test('has 41 keys', keys(41))")).toBe("test('has 42 keys', keys(41))")
})

test('several changes follow each other', () => {
  const change = all(addBelow('a(2)'), addBelow('a(3)'))
  expect(change('a(1)')).toBe('a(1)\na(2)\na(3)')
})

test.each([
  ['a list that is not there', append('NONE', 'x')],
  ['a list that is there twice', append('twice', 'x')],
  ['no such line', addBelow('await z()')],
  ['no such key', addMissing('a', 'b: 1', /z/)],
  ['no such text', replaceOnce(/z/, () => 'x')],
  ['such a text twice', replaceOnce(/const/, () => 'x')],
])('%s is no place for an edit', (_what, change) => {
  expect(() => change("const a = { twice: ['const'] }\nconst b = { twice: ['const'] }")).toThrow(PlaceMissing)
})
