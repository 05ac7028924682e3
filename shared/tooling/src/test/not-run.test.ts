import { expect, test } from '@jest/globals'
import { laterLines, testsAmong, unreachedLines } from './not-run.ts'

const files = ['a/b.ts', 'a/b.test.ts', 'a/c.full.test.tsx', 'e2e/specs/d.spec.ts', 'e2e/specs/e.full.spec.ts', 'a/f-redis.test.ts']

test('the short round leaves the files of the full one for later, and says so', () => {
  const tests = testsAmong(files, {})
  expect(tests.now).toEqual(['a/b.test.ts', 'e2e/specs/d.spec.ts', 'a/f-redis.test.ts'])
  expect(laterLines(tests)).toEqual(['not run: 2 files of the full round, and the cases it adds to others (npm run test:all)'])
})

test('the full round leaves nothing for later and says nothing', () => {
  const tests = testsAmong(files, { FULL: '1' })
  expect(tests.now).toHaveLength(5)
  expect(laterLines(tests)).toEqual([])
})

test('a run of a change says how many of the files that can run here it did not reach', () => {
  const unreached = (ran: number, env: Record<string, string>) => unreachedLines(testsAmong(files, env), ran, env).join()
  expect(unreached(1, {})).toMatch(/^not run: 1 of 2 files: /)
  expect(unreached(1, { TEST_REDIS_URL: 'redis://x' })).toMatch(/^not run: 2 of 3 files: /)
  expect(unreached(2, {})).toBe('')
})
