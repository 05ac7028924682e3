import { expect, test } from '@jest/globals'
import { failureText } from './failure.ts'
import { type FileResult, jestFailures } from './jest-failures.ts'

const file = (...testResults: { status: string; fullName: string }[]) => ({ testFilePath: '/repository/shared/a/b.test.ts', testResults })
const texts = (result: FileResult, env = {}) => jestFailures(result, { root: '/repository', seed: 20261120, env }).map(failureText)

test('each failed test is named with its file, its seed and the command that repeats it alone', () => {
  const result = file(
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'a list (of 2) sorts' },
    { status: 'pending', fullName: 'waits' },
    { status: 'failed', fullName: 'divides' },
  )
  expect(texts(result)).toEqual([
    `failed: shared/a/b.test.ts, 'a list (of 2) sorts', seed 20261120
  npm run unit -- --seed=20261120 shared/a/b.test.ts -t '^a list \\(of 2\\) sorts$'`,
    `failed: shared/a/b.test.ts, 'divides', seed 20261120
  npm run unit -- --seed=20261120 shared/a/b.test.ts -t '^divides$'`,
  ])
})

test('the command has what decided about the round', () => {
  const env = { FULL: '1', TEST_DATABASE_URL: 'postgres://localhost/x', PATH: '/bin' }
  expect(texts(file({ status: 'failed', fullName: 'x' }), env).join()).toContain(
    '\n  FULL=1 TEST_DATABASE_URL=postgres://localhost/x npm run unit -- ',
  )
})

test('a file that does not load is repeated as a whole', () => {
  expect(texts({ ...file(), testExecError: new Error('x') })).toEqual([
    'failed: shared/a/b.test.ts, which does not load, seed 20261120\n  npm run unit -- --seed=20261120 shared/a/b.test.ts',
  ])
})
