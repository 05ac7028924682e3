import { commandLine } from './command-line.ts'

/** Some tests, and how to run them alone. */
export interface Run {
  readonly runner: 'unit' | 'browser'
  /** What the runner needs to run them alone. */
  readonly words: readonly string[]
  readonly settings: Readonly<Record<string, string>>
}

/** A failed test, as the reporters of jest and Playwright write it down, or a run that failed outside of its tests. */
export interface Failure extends Run {
  /** The file and title of the test; for a run, what went wrong. */
  readonly name: string
  readonly isOfRun?: true
}

/** Returns the command that repeats a failed test, once or several times. */
export function repeatCommand({ runner, words, settings }: Run, times?: number): string {
  return commandLine(['npm', 'run', runner, '--', ...words, ...(times === undefined ? [] : ['--repeat', `${times}`])], settings)
}

/** Says which test failed and how to repeat it. */
export function failureText(failure: Failure): string {
  return `failed: ${failure.name}\n  ${repeatCommand(failure)}`
}
