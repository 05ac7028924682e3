import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { kinds } from './all-mutants.ts'
import { broken, chosenBy, type Mutant, misfitOf } from './mutant.ts'

const mutant = (changes: Partial<Mutant> = {}): Mutant => ({
  promise: 'Two and two are four',
  file: 'sum.ts',
  name: 'sum',
  wrong: (right) => (a, b) => right(a, -b),
  test: 'sum.test.ts',
  ...changes,
})

const itOf = (text: string) => new Function(text.replaceAll('export ', '').concat('\nreturn it'))()

describe('a mutant', () => {
  test.each<[string, string]>([
    ['a function', 'export const it = sum(2, 2)\n// đ\nfunction sum(a, b) { return a + b }'],
    ['a function that waits', 'export const it = sum(2, 2)\nasync function sum(a, b) { return a + b }'],
    ['a constant', '// đ\nconst sum = (a, b) => a + b\nexport const it = sum(2, 2)'],
    ['a field', 'const sums = { sum: (a, b) => a + b }\nexport const it = sums.sum(2, 2)'],
    ['a method', 'const sums = { sum(a, b) { return a + b } }\nexport const it = sums.sum(2, 2)'],
    ['a field in a function', 'const sums = () => ({ async sum(a, b) { return a + b } })\nexport const it = sums().sum(2, 2)'],
  ])('puts the wrong version around %s', async (_, text) => {
    expect(await itOf(text)).toBe(4)
    expect(await itOf(broken(mutant(), text))).toBe(0)
  })

  test('leaves every other line as it is', () => {
    const text = '/** ü */\nexport const sum: Sum = (a, b) => a + b // đ\nexport const rest = [1]\n'
    const [first, , ...rest] = broken(mutant(), text).split('\n')
    expect([first, ...rest]).toEqual(['/** ü */', 'export const rest = [1]', ''])
  })

  test.each<[string, string | null, RegExp]>([
    ['whose file is gone', null, /'Two and two are four' \(sum\.ts\): there is no such file/],
    ['whose function is gone', 'const sums = 1', /nothing in the file is called sum$/],
    ['whose function is there twice', 'const sum = 1\nfunction more() { const sum = 2 }', /2 in the file are called sum$/],
  ])('%s is refused by name', (_, text, reason) => {
    expect(misfitOf(mutant(), text)).toMatch(reason)
    expect(() => broken(mutant(), text ?? '')).toThrow()
  })
})

test('mutants are chosen by promise, file or kind, whatever the case', () => {
  const lists = { sums: [mutant(), mutant({ promise: 'Nothing is lost', file: 'kept.ts' })], rest: [mutant({ file: 'rest.ts' })] }
  const files = (...words: string[]) => chosenBy(words, lists).map(({ file }) => file)
  expect(files()).toEqual(['sum.ts', 'kept.ts', 'rest.ts'])
  expect(files('NOTHING is')).toEqual(['kept.ts'])
  expect(files('sums')).toEqual(['sum.ts', 'kept.ts'])
  expect(files('rest', 'kept')).toEqual(['kept.ts', 'rest.ts'])
  expect(files('unheard-of')).toEqual([])
})

describe('the lists', () => {
  const all = Object.values(kinds).flat()

  test('fit the sources, and their tests are there', () => {
    const root = resolve(import.meta.dirname, '../../../..')
    const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)
    expect(all.flatMap((one) => misfitOf(one, textOf(one.file)) ?? [])).toEqual([])
    expect(all.filter(({ test: file }) => !existsSync(join(root, file)))).toEqual([])
  })

  test('have each promise once', () => {
    const promises = all.map(({ promise }) => promise)
    expect(promises.filter((one, at) => promises.indexOf(one) !== at)).toEqual([])
  })

  test('are caught by what `npm test` runs', () => {
    expect(all.filter(({ test: file }) => file.includes('.full.'))).toEqual([])
  })
})
