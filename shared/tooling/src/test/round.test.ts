import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type Counts, closingLine, jestCounts, none, playwrightCounts } from './counts.ts'
import { runRound } from './round.ts'
import { absentPatterns, notRunLines } from './services.ts'
import type { Step } from './steps.ts'

const step = (name: string, counts: Partial<Counts>, after?: string): Step => ({
  name,
  ...(after ? { after } : {}),
  run: async () => ({ ...none, ...counts }),
})

async function round(steps: readonly Step[]) {
  const lines: string[] = []
  let time = 0
  const counts = await runRound(
    steps,
    (line) => lines.push(line),
    () => (time += 1500),
  )
  return { counts, lines }
}

test('the counts of all steps are summed, and a failed step stops none that does not build on it', async () => {
  const { counts, lines } = await round([
    step('static', { failed: 1 }),
    step('unit', { passed: 5 }),
    step('sandbox', { passed: 2, failed: 1 }),
  ])
  expect(closingLine(counts)).toBe('7 passed, 2 failed')
  expect(lines).toContain('unit        2 s  5 passed')
  expect(lines).toContain('sandbox     2 s  2 passed, 1 FAILED')
})

test('a step that builds on a failed one counts as failed and says why', async () => {
  const { counts, lines } = await round([step('builds', { failed: 1 }), step('browser', { passed: 3 }, 'builds')])
  expect(counts).toEqual({ passed: 0, failed: 2, skipped: 0 })
  expect(lines).toContain('browser cannot run, because builds failed')
})

test('a skipped test is no passed test: the closing line counts it as failed', async () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 1 failed')
})

test("the runners' reports are read, and a report that is missing is known as such", () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'))
  const file = join(folder, 'playwright.json')
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, errors: ['x'] }))
  expect(playwrightCounts(file)).toEqual({ passed: 4, failed: 3, skipped: 2 })
  expect(playwrightCounts(join(folder, 'none.json'))).toBeUndefined()
  expect(jestCounts(join(folder, 'none.json'))).toBeUndefined()
})

test('tests that need a service are left out by their names where it is absent, and one line says so', () => {
  const files = ['shared/sandbox/src/db/claim-postgres.test.ts', 'shell/server/session/lock-redis.full.test.ts']
  expect(notRunLines(files, {})).toEqual([
    'not run: postgres tests, they need PostgreSQL, named by TEST_DATABASE_URL',
    'not run: redis tests, they need Redis, named by TEST_REDIS_URL',
  ])
  const patterns = absentPatterns({}).map((source) => new RegExp(source))
  expect(files.every((file) => patterns.some((pattern) => pattern.test(file)))).toBe(true)
  expect(patterns.some((pattern) => pattern.test('shared/sandbox/src/db/postgres-notes.test.ts'))).toBe(false)
})

test('where the services are named, nothing is left out', () => {
  const env = { TEST_DATABASE_URL: 'postgres://x', TEST_REDIS_URL: 'redis://x' }
  expect(notRunLines(['a-postgres.test.ts', 'b-redis.test.ts'], env)).toEqual([])
  expect(absentPatterns(env).some((source) => new RegExp(source).test('a-postgres.test.ts'))).toBe(false)
})
