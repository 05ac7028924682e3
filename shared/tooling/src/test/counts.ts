import { existsSync, readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Skipped and to-do tests. They prove nothing, so they fail the run. */
  readonly skipped: number
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Reads what jest's reporter wrote; undefined if jest died before. */
export function jestCounts(file: string): Counts | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
  readonly errors: readonly unknown[]
}

/** The same from Playwright's JSON report. A flaky test failed once, and an error outside of tests counts as one. */
export function playwrightCounts(file: string): Counts | undefined {
  if (!existsSync(file)) return undefined
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/** Returns the summary, which is the last line of the output. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed + skipped} failed`
}
