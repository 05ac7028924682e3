import type { Config, Reporter, TestResult } from '@jest/reporters'
import { failureText } from '../src/test/failure.ts'
import { jestFailures } from '../src/test/jest-failures.ts'

export default class FailuresReporter implements Pick<Reporter, 'onTestResult'> {
  private readonly config: Config.GlobalConfig

  constructor(config: Config.GlobalConfig) {
    this.config = config
  }

  onTestResult(_test: unknown, result: TestResult): void {
    const { rootDir: root, seed } = this.config
    for (const failure of jestFailures(result, { root, seed, env: process.env })) process.stderr.write(`${failureText(failure)}\n`)
  }
}
