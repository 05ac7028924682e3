import { describe, expect, test } from '@jest/globals'
import type { Mutant } from './mutant.ts'
import { runMutants, type Workbench } from './run-mutants.ts'
import { type JestReport, resultsIn, verdictOf } from './test-results.ts'

const mutant = (file: string, changes: Partial<Mutant> = {}): Mutant => ({
  promise: `${file} is right`,
  file,
  name: 'answer',
  wrong: () => 'wrong',
  test: `${file} test`,
  ...changes,
})

const RIGHT = "const answer = 'right'"

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

async function run(mutants: readonly Mutant[], files: Workbench) {
  const lines: string[] = []
  return { allCaught: await runMutants(mutants, files, (line) => void lines.push(line)), lines }
}

test('each mutant is told with the test that caught it, or that it survived, and is undone', async () => {
  const files = { a: RIGHT, b: RIGHT }
  const { allCaught, lines } = await run(
    [mutant('a'), mutant('b')],
    bench(files, (file) => file !== 'b test'),
  )
  expect(lines).toEqual(['caught    a is right (a): a test: is right', 'SURVIVED  b is right (b): b test: 1 passed', '1 of 2 caught'])
  expect(allCaught).toBe(false)
  expect(files).toEqual({ a: RIGHT, b: RIGHT })
})

test('a mutant that does not fit is refused before anything runs', async () => {
  await expect(run([mutant('a'), mutant('gone')], bench({ a: RIGHT }))).rejects.toThrow(/'gone is right' \(gone\): there is no such file/)
})

test('tests that fail unbroken prove nothing', async () => {
  const { allCaught, lines } = await run([mutant('a'), mutant('b')], bench({ a: `${RIGHT} // wrong`, b: RIGHT }))
  expect(lines).toEqual(['FAILS UNBROKEN  a test: is right', 'caught    b is right (b): b test: is right', '1 of 2 caught'])
  expect(allCaught).toBe(false)
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
    expect(verdictOf(a)).toEqual({ is: 'caught', why: 'a.test.ts: two lines' })
    expect(verdictOf(b)).toEqual({ is: 'crashed', why: 'b.test.ts: SyntaxError: it' })
  })
})
