import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { areas } from './all-mutants.ts'
import { broken, chosenBy, type Mutant, misfitOf } from './mutant.ts'

const mutant = (changes: Partial<Mutant> = {}): Mutant => ({
  promise: 'Two and two are four',
  file: 'sum.ts',
  find: 'a + b',
  replace: 'a - b',
  tests: ['sum.test.ts'],
  tier: 'test',
  ...changes,
})
const TEXT = 'const sum = (a, b) =>\n  a + b\n'

describe('a mutant', () => {
  test('breaks its line and leaves all others', () => {
    expect(broken(mutant(), TEXT)).toBe('const sum = (a, b) =>\n  a - b\n')
  })

  test('is taken by the letter, also where it has signs that mean something to a replacement', () => {
    expect(broken(mutant({ replace: "a + '$&'" }), TEXT)).toContain("a + '$&'")
  })

  test.each<[string, Partial<Mutant>, string | null, RegExp]>([
    ['whose file is gone', {}, null, /'Two and two are four' \(sum\.ts\): there is no such file/],
    ['that nothing fits', { find: 'a * b' }, TEXT, /nothing in the file read: a \* b/],
    ['that fits several places', { find: 'a' }, TEXT, /2 places in the file read: a$/],
    ['about more than one line', { find: '=>\n  a' }, TEXT, /more than one line/],
    ['that changes nothing', { replace: 'a + b' }, TEXT, /it changes nothing/],
  ])('%s is refused by name', (_, changes, text, reason) => {
    expect(misfitOf(mutant(changes), text)).toMatch(reason)
    expect(() => broken(mutant(changes), text ?? '')).toThrow()
  })
})

test('mutants are chosen by promise, file or area, whatever the case', () => {
  const lists = { sums: [mutant(), mutant({ promise: 'Nothing is lost', file: 'kept.ts' })], rest: [mutant({ file: 'rest.ts' })] }
  const files = (...words: string[]) => chosenBy(words, lists).map(({ file }) => file)
  expect(files()).toEqual(['sum.ts', 'kept.ts', 'rest.ts'])
  expect(files('NOTHING is')).toEqual(['kept.ts'])
  expect(files('sums')).toEqual(['sum.ts', 'kept.ts'])
  expect(files('rest', 'kept')).toEqual(['kept.ts', 'rest.ts'])
  expect(files('unheard-of')).toEqual([])
})

describe('the lists', () => {
  const all = Object.values(areas).flat()

  test('fit the sources, and their tests are there', () => {
    const root = resolve(import.meta.dirname, '../../../..')
    const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null)
    expect(all.flatMap((one) => misfitOf(one, textOf(one.file)) ?? [])).toEqual([])
    expect(all.flatMap(({ tests }) => tests.filter((file) => !existsSync(join(root, file))))).toEqual([])
  })

  test('have each promise once', () => {
    const promises = all.map(({ promise }) => promise)
    expect(promises.filter((one, at) => promises.indexOf(one) !== at)).toEqual([])
  })

  test('say of each mutant whether the long round is needed', () => {
    const isLong = ({ tests }: Mutant) => tests.some((file) => file.includes('.full.'))
    expect(all.filter((one) => isLong(one) !== (one.tier === 'all'))).toEqual([])
  })
})
