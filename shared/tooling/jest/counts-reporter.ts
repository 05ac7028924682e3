import { writeFileSync } from 'node:fs'
import type { AggregatedResult, Config, Reporter } from '@jest/reporters'
import { jestFailures } from '../src/test/jest-failures.ts'
import { none, type Outcome } from '../src/test/outcome.ts'

/** Writes the number of tests, and what failed, to the file in JEST_COUNTS, for the end of `npm test`. */
export default class CountsReporter implements Pick<Reporter, 'onRunComplete'> {
  private readonly config: Config.GlobalConfig

  constructor(config: Config.GlobalConfig) {
    this.config = config
  }

  onRunComplete(_contexts: unknown, result: AggregatedResult): void {
    const file = process.env.JEST_COUNTS
    if (!file) return
    const { rootDir: root, seed } = this.config
    const outcome: Outcome = {
      ...none,
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests,
      files: result.numTotalTestSuites,
      failures: result.testResults.flatMap((one) => jestFailures(one, { root, seed, env: process.env })),
    }
    writeFileSync(file, JSON.stringify(outcome))
  }
}
