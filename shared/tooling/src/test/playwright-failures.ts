import { commandLine, literally } from './command-line.ts'

/** A test of Playwright after its run. Both files are relative to the root of the repository. */
export interface BrowserTest {
  readonly spec: string
  /** Where `test()` was called: in the spec, or in a fixture that makes tests. */
  readonly file: string
  readonly line: number
  /** Its title behind those of the groups that contain it. */
  readonly titles: readonly string[]
  readonly project: string
  readonly failed: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns one text for each failed test: which it is, and the command that repeats it alone. */
export function playwrightFailures(tests: readonly BrowserTest[], env: Environment): string[] {
  // `--repeat-each` reports a test several times.
  return [...new Set(tests.filter(({ failed }) => failed).map((test) => failureOf(test, tests, env)))]
}

function failureOf(test: BrowserTest, tests: readonly BrowserTest[], env: Environment): string {
  const { spec, line, titles, project } = test
  const sharesLine = tests.some((other) => other.spec === spec && other.line === line && titleOf(other) !== titleOf(test))
  // Behind the title `--grep` sees the tags.
  const which = test.file === spec && !sharesLine ? [`${spec}:${line}`] : [spec, '-g', `${literally(titleOf(test))}($| @)`]
  const words = ['npm', 'run', 'browser', '--', ...which, ...(project ? [`--project=${project}`] : [])]
  return `failed: ${spec}:${line}, '${titles.join(' › ')}'\n  ${commandLine(words, env)}`
}

/** As `--grep` sees it. */
const titleOf = ({ titles }: BrowserTest) => titles.join(' ')
