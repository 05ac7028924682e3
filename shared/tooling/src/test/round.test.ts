import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { engines } from '../browser/engines.ts'
import type { Run } from './failure.ts'
import { closingLine, jestOutcome, listedSpecs, none, type Outcome, playwrightOutcome } from './outcome.ts'
import { type RoundStep, runRound } from './round.ts'
import { absentPatterns, notRunLines } from './services.ts'

const step = (name: string, outcome: Partial<Outcome>, after?: string): RoundStep => ({
  name,
  ...(after ? { after } : {}),
  run: async () => ({ ...none, ...outcome }),
})

async function round(steps: readonly RoundStep[]) {
  const lines: string[] = []
  let time = 0
  const outcome = await runRound(
    steps,
    (line) => lines.push(line),
    () => (time += 1500),
  )
  return { outcome, lines }
}

test('the counts of all steps are summed, and a failed step stops none that does not build on it', async () => {
  const { outcome, lines } = await round([
    step('static', { failed: 1 }),
    step('unit', { passed: 5, files: 3 }),
    step('sandbox', { passed: 2, failed: 1, files: 1 }),
  ])
  expect(closingLine(outcome)).toBe('7 passed, 2 failed')
  expect(outcome.files).toBe(4)
  expect(lines).toContain('unit        2 s  5 passed')
  expect(lines).toContain('sandbox     2 s  2 passed, 1 FAILED')
})

test('a step that builds on a failed one counts as failed and says why', async () => {
  const { outcome, lines } = await round([step('builds', { failed: 1 }), step('browser', { passed: 3 }, 'builds')])
  expect(outcome).toEqual({ ...none, failed: 2 })
  expect(lines).toContain('browser cannot run, because builds failed')
})

test('the line of a step comes when it ends, and again in the table', async () => {
  const { lines } = await round([step('unit', { passed: 5 }), step('sandbox', { passed: 2 })])
  const [unit, sandbox] = ['unit        2 s  5 passed', 'sandbox     2 s  2 passed']
  expect(lines).toEqual(['\n== unit', unit, '\n== sandbox', sandbox, '', unit, sandbox])
})

test('what failed is named once more before the table, whichever step it was in', async () => {
  const { lines } = await round([
    step('unit', { failed: 1, failures: [{ name: 'a', runner: 'unit', words: ['a.test.ts'], settings: {} }] }),
    step('browser', { failed: 1, failures: [{ name: 'b', runner: 'browser', words: ['b.spec.ts:2'], settings: { FULL: '1' } }] }),
  ])
  expect(lines.slice(-6, -2)).toEqual([
    '\n== what failed, and how to repeat it',
    'failed: a\n  npm run unit -- a.test.ts',
    'failed: b\n  FULL=1 npm run browser -- b.spec.ts:2',
    '',
  ])
})

test('a skipped test is no passed test: the closing line counts it as failed', async () => {
  expect(closingLine({ ...none, passed: 3, skipped: 1 })).toBe('3 passed, 1 failed')
})

test("the runners' reports are read, and a report that is missing is known as such", () => {
  const folder = mkdtempSync(join(tmpdir(), 'outcome-'))
  const written = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content))
    return join(folder, name)
  }
  const missing = join(folder, 'none.json')
  const run: Run = { runner: 'browser', words: ['/a'], settings: { FULL: '1' } }
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  const report = written('playwright.json', { stats, errors: [], suites: [{ file: 'a.spec.ts' }, { file: 'b.spec.ts' }] })
  const outcome = { ...none, passed: 4, failed: 2, skipped: 2, files: 2 }
  const failures = [{ name: 'a', runner: 'browser', words: ['a.spec.ts:2'], settings: {} }]
  expect(playwrightOutcome(report, written('failures.json', failures), run)).toEqual({ ...outcome, failures })
  expect(playwrightOutcome(report, missing, run)).toEqual(outcome)
  expect(listedSpecs(report)).toEqual(['a.spec.ts', 'b.spec.ts'])
  expect(jestOutcome(written('jest.json', { ...none, passed: 1 }))).toEqual({ ...none, passed: 1 })
  for (const read of [() => playwrightOutcome(missing, missing, run), () => listedSpecs(missing), () => jestOutcome(missing)])
    expect(read()).toBeUndefined()
})

test('errors outside of tests are one failure of the run, which says what they were and where', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'outcome-')), 'report.json')
  const errors = [
    { message: 'Error: gone\n  at stop', location: { file: 'e2e/own-console.ts', line: 20, column: 1 } },
    { message: 'Error: left' },
  ]
  writeFileSync(file, JSON.stringify({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors, suites: [] }))
  const { outcome, lines } = await round([
    step('browser', { ...playwrightOutcome(file, '', { runner: 'browser', words: ['/a'], settings: { FULL: '1' } }) }),
  ])
  expect(closingLine(outcome)).toBe('4 passed, 1 failed')
  expect(lines).toContain(
    'failed: the browser tests, outside of them: Error: gone at e2e/own-console.ts:20 · Error: left\n  FULL=1 npm run browser -- /a',
  )
})

test('tests that need a service are left out by their names where it is absent, and one line says so', () => {
  const files = [
    'shared/sandbox/src/db/claim-postgres.test.ts',
    'shell/server/session/lock-redis.full.test.ts',
    'e2e/specs/operating/two-cluster.full.spec.ts',
  ]
  expect(notRunLines(files, {})).toEqual([
    'not run: postgres tests, they need PostgreSQL, named by TEST_DATABASE_URL',
    'not run: redis tests, they need Redis, named by TEST_REDIS_URL',
    'not run: cluster tests, they need nginx on the PATH, PostgreSQL and Redis, named by TEST_DATABASE_URL and TEST_REDIS_URL',
  ])
  const patterns = absentPatterns({}).map((source) => new RegExp(source))
  expect(files.every((file) => patterns.some((pattern) => pattern.test(file)))).toBe(true)
  expect(patterns.some((pattern) => pattern.test('shared/sandbox/src/db/postgres-notes.test.ts'))).toBe(false)
})

test('a font or an engine that is absent is named in the full round, which alone tests with it', () => {
  const fonts = [{ font: 'Wide Gothic', package: 'fonts-wide' }]
  const absent = engines.filter(({ name }) => name === 'Firefox')
  expect(notRunLines([], { FULL: '1' }, fonts, absent)).toEqual([
    'not run: layout tests under Wide Gothic, they need fonts-wide',
    'not run: journeys in Firefox, they need firefox-esr',
  ])
  expect(notRunLines([], {}, fonts, absent)).toEqual([])
})

test('where the services are named, nothing is left out', () => {
  const env = { TEST_DATABASE_URL: 'postgres://x', TEST_REDIS_URL: 'redis://x' }
  expect(notRunLines(['a-postgres.test.ts', 'b-redis.test.ts'], env)).toEqual([])
  expect(absentPatterns(env).some((source) => new RegExp(source).test('a-postgres.test.ts'))).toBe(false)
})
