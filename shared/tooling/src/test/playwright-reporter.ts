import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { failureText } from './failure.ts'
import { type BrowserTest, playwrightFailures } from './playwright-failures.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** Prints how to repeat each failed test, and writes it to the file in PLAYWRIGHT_FAILURES for the end of `npm test`. */
export default class PlaywrightReporter implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onEnd(): void {
    const failures = playwrightFailures(this.tests.map(asBrowserTest), process.env)
    for (const failure of failures) console.log(failureText(failure))
    if (process.env.PLAYWRIGHT_FAILURES) writeFileSync(process.env.PLAYWRIGHT_FAILURES, JSON.stringify(failures))
  }
}

function asBrowserTest(test: TestCase): BrowserTest {
  const [, project = '', , ...titles] = test.titlePath()
  return {
    spec: relative(root, specOf(test.parent) ?? test.location.file),
    file: relative(root, test.location.file),
    line: test.location.line,
    titles,
    project,
    failed: ['unexpected', 'flaky'].includes(test.outcome()),
  }
}

function specOf(suite: Suite | undefined): string | undefined {
  return suite?.type === 'file' ? suite.location?.file : suite && specOf(suite.parent)
}
