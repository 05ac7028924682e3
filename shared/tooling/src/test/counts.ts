import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  /** Of the passed, those that failed once: a real browser on a busy machine. Who reads the output sees them and looks. */
  readonly secondTry: number
  readonly failed: number
  /** Skipped and to-do tests. They prove nothing, so they fail the run. */
  readonly skipped: number
}

export const none: Counts = { passed: 0, secondTry: 0, failed: 0, skipped: 0 }

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    secondTry: a.secondTry + b.secondTry,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** Reads what jest's reporter wrote; undefined if jest died before. */
export function jestCounts(file: string): Counts | undefined {
  return existsSync(file) ? { ...none, ...JSON.parse(readFileSync(file, 'utf8')) } : undefined
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  readonly errors: readonly unknown[]
}

/** The same from Playwright's JSON report. An error outside of tests counts as a failed one. */
export function playwrightCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, secondTry: flaky, failed: unexpected + errors.length, skipped }
}

/** Returns the summary, which is the last line of the output. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed + skipped} failed`
}
