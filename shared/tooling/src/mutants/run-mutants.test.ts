import { describe, expect, test } from '@jest/globals'
import type { Mutant } from './mutant.ts'
import { runMutants, type Workbench } from './run-mutants.ts'
import { type JestReport, resultsIn, verdictOf } from './test-results.ts'

const mutant = (file: string, changes: Partial<Mutant> = {}): Mutant => ({
  promise: `${file} is right`,
  file,
  find: 'right',
  replace: 'wrong',
  tests: [`${file} test`],
  tier: 'test',
  ...changes,
})

/** Files in memory; the test of a file fails once the file is wrong, if it `sees` it. */
function bench(files: Record<string, string>, sees: (file: string) => boolean = () => true): Workbench {
  return {
    read: (file) => files[file.replace(' test', '')] ?? null,
    write: (file, text) => {
      files[file] = text
    },
    test: async (tests) =>
      tests.map((file) => {
        const isWrong = files[file.replace(' test', '')]?.includes('wrong') && sees(file)
        return { file, passed: isWrong ? 0 : 1, failed: isWrong ? ['is right'] : [] }
      }),
  }
}

async function run(
  mutants: readonly Mutant[],
  files: Workbench,
  more: { skipMisfits?: boolean; cannotRun?: (test: string) => string } = {},
) {
  const lines: string[] = []
  const options = { skipMisfits: false, cannotRun: () => undefined, ...more, say: (line: string) => void lines.push(line) }
  return { allCaught: await runMutants(mutants, files, options), lines }
}

test('each mutant is told with the test that caught it, or that it survived, and is undone', async () => {
  const files = { a: 'all right', b: 'right' }
  const { allCaught, lines } = await run(
    [mutant('a'), mutant('b')],
    bench(files, (file) => file !== 'b test'),
  )
  expect(lines).toEqual(['caught    a is right (a) by a test: is right', 'SURVIVED  b is right (b): b test: 1 passed', '1 of 2 caught'])
  expect(allCaught).toBe(false)
  expect(files).toEqual({ a: 'all right', b: 'right' })
})

test('a mutant that does not fit is refused before anything runs; in another commit it is left out by name', async () => {
  const mutants = [mutant('a'), mutant('gone'), mutant('b', { tests: ['lost test'] })]
  await expect(run(mutants, bench({ a: 'right', b: 'right' }))).rejects.toThrow(/no such file\n'b is right' \(b\): there is no lost test/)
  const { allCaught, lines } = await run(mutants, bench({ a: 'right', b: 'right' }), { skipMisfits: true })
  expect(lines[0]).toBe("skipped   'gone is right' (gone): there is no such file")
  expect([lines.at(-1), allCaught]).toEqual(['1 of 1 caught', true])
})

test('tests that fail unbroken prove nothing', async () => {
  const { allCaught, lines } = await run([mutant('a'), mutant('b')], bench({ a: 'right, not wrong', b: 'right' }))
  expect(lines).toEqual(['FAILS UNBROKEN  a test: is right', 'caught    b is right (b) by b test: is right', '1 of 2 caught'])
  expect(allCaught).toBe(false)
})

test('tests that cannot run here are named and not counted', async () => {
  const { allCaught, lines } = await run([mutant('a')], bench({ a: 'right' }), { cannotRun: () => 'it needs Redis' })
  expect([lines, allCaught]).toEqual([['not run   a is right (a): it needs Redis', '0 of 0 caught'], true])
})

describe('a report of jest', () => {
  const report: JestReport = {
    testResults: [
      {
        name: '/copy/a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two\n  lines' },
        ],
      },
      { name: '/copy/b.test.ts', message: '  ● Test suite failed to run\n\n    SyntaxError: it', assertionResults: [] },
    ],
  }

  test('says what became of each file; one that did not load, or did not run, crashed', () => {
    expect(resultsIn(report, '/copy', ['a.test.ts', 'b.test.ts', 'c.test.ts'])).toEqual([
      { file: 'a.test.ts', passed: 1, failed: ['two lines'] },
      { file: 'b.test.ts', passed: 0, failed: [], crash: 'SyntaxError: it' },
      { file: 'c.test.ts', passed: 0, failed: [], crash: 'jest did not run it' },
    ])
  })

  test('catches a mutant by a failed test, never by a file that did not load', () => {
    const [a, b] = resultsIn(report, '/copy', ['a.test.ts', 'b.test.ts'])
    if (!a || !b) throw new Error('Both are in the report')
    expect(verdictOf([b, a])).toEqual({ is: 'caught', by: 'a.test.ts: two lines' })
    expect(verdictOf([b])).toEqual({ is: 'crashed', why: 'b.test.ts: SyntaxError: it' })
  })
})
