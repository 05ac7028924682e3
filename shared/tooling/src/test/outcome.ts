import { existsSync, readFileSync } from 'node:fs'
import type { Failure, Run } from './failure.ts'

/** More unsteady tests in one round are not chance: they count as failed. */
export const MOST_UNSTEADY = 3

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Skipped and to-do tests. They prove nothing, so they fail the run. */
  readonly skipped: number
  readonly files: number
  /** What failed, but for commands, which `failed` counts alone. */
  readonly failures: readonly Failure[]
  /** The tests that failed and then passed alone. No other number counts them. */
  readonly unsteady: readonly Failure[]
  /** Not begun, because there was no time. */
  readonly noTime: readonly string[]
}

export const none: Outcome = { passed: 0, failed: 0, skipped: 0, files: 0, failures: [], unsteady: [], noTime: [] }

export function add(a: Outcome, b: Outcome): Outcome {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    files: a.files + b.files,
    failures: [...a.failures, ...b.failures],
    unsteady: [...a.unsteady, ...b.unsteady],
    noTime: [...a.noTime, ...b.noTime],
  }
}

/** Undefined if jest died before it wrote the file. */
export function jestOutcome(file: string): Outcome | undefined {
  return readJson<Outcome>(file)
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  /** What went wrong outside of tests, such as ending a server that they shared. */
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly file: string; readonly line: number } }[]
  readonly suites: readonly { readonly file: string }[]
}

/** A flaky test failed once, and all errors outside of tests count as one failure. */
export function playwrightOutcome(file: string, failuresFile: string, run: Run): Outcome | undefined {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return undefined
  const { stats, errors, suites } = report
  const ofTests = {
    ...none,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.length,
    failures: readJson<Failure[]>(failuresFile) ?? [],
  }
  const messages = errors.map(({ message = '', location }) => [message.split('\n')[0], location && `${location.file}:${location.line}`])
  return errors.length > 0 ? failedOutside(ofTests, run, messages.map((words) => words.filter(Boolean).join(' at ')).join(' · ')) : ofTests
}

export function failedOutside(outcome: Outcome, run: Run, why: string): Outcome {
  const failure: Failure = { ...run, name: `the ${run.runner} tests, outside of them: ${why}`, isOfRun: true }
  return { ...outcome, failed: outcome.failed + 1, failures: [...outcome.failures, failure] }
}

/** Returns the specs in the report of `playwright test --list`, relative to the folder of specs. */
export function listedSpecs(file: string): readonly string[] | undefined {
  return readJson<PlaywrightReport>(file)?.suites.map((suite) => suite.file)
}

export function redTests({ failed, skipped, unsteady }: Outcome): number {
  return failed + skipped + (unsteady.length > MOST_UNSTEADY ? unsteady.length : 0)
}

export function closingLine(outcome: Outcome): string {
  const all = outcome.passed + outcome.failed + outcome.skipped + outcome.unsteady.length
  const red = redTests(outcome)
  return `${all - red} passed, ${red} failed`
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
