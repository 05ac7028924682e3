import { literally, settingsIn } from './command-line.ts'
import { type Failure, failureText } from './failure.ts'

/** Both files are relative to the root of the repository. */
export interface BrowserTest {
  readonly spec: string
  /** Where `test()` was called: in the spec, or in a fixture that makes tests. */
  readonly file: string
  readonly line: number
  readonly titles: readonly string[]
  readonly project: string
  readonly failed: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the failed tests, each once, although `--repeat-each` reports a test several times. */
export function playwrightFailures(tests: readonly BrowserTest[], env: Environment): Failure[] {
  const failures = tests.filter(({ failed }) => failed).map((test) => failureOf(test, tests, env))
  return [...new Map(failures.map((failure) => [failureText(failure), failure])).values()]
}

function failureOf(test: BrowserTest, tests: readonly BrowserTest[], env: Environment): Failure {
  const { spec, line, titles, project } = test
  const sharesLine = tests.some((other) => other.spec === spec && other.line === line && titleOf(other) !== titleOf(test))
  const which = test.file === spec && !sharesLine ? [`${spec}:${line}`] : [spec, '-g', patternOf(test)]
  return {
    name: `${spec}:${line}, '${titles.join(' › ')}'`,
    runner: 'browser',
    words: [...which, ...(project ? [`--project=${project}`] : [])],
    settings: settingsIn(env),
  }
}

const titleOf = ({ titles }: BrowserTest) => titles.join(' ')

/** `--grep` sees tags behind the title that has them, be that of a group or of the test. */
const patternOf = ({ titles }: BrowserTest) => `${titles.map(literally).join('( @\\S+)* ')}($| @)`
