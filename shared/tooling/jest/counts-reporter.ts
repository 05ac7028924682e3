import { writeFileSync } from 'node:fs'
import type { AggregatedResult, Reporter } from '@jest/reporters'

/** Writes the number of tests to the file in JEST_COUNTS, for the last line of `npm test`. */
export default class CountsReporter implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: unknown, result: AggregatedResult): void {
    const file = process.env.JEST_COUNTS
    if (!file) return
    // A file that does not even load counts as one failed test.
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
    writeFileSync(file, JSON.stringify({ passed: result.numPassedTests, failed, skipped: result.numPendingTests }))
  }
}
