import { commandLine } from './command-line.ts'

/** A failed test, as the reporters of jest and Playwright write it down. */
export interface Failure {
  /** Its file and title. */
  readonly name: string
  readonly runner: 'unit' | 'browser'
  /** What the runner needs to run it alone. */
  readonly words: readonly string[]
  /** The settings of the run in which it failed. */
  readonly settings: Readonly<Record<string, string>>
}

/** Returns the command that repeats a failed test, once or several times. */
export function repeatCommand({ runner, words, settings }: Failure, times?: number): string {
  return commandLine(['npm', 'run', runner, '--', ...words, ...(times === undefined ? [] : ['--repeat', `${times}`])], settings)
}

/** Says which test failed and how to repeat it. */
export function failureText(failure: Failure): string {
  return `failed: ${failure.name}\n  ${repeatCommand(failure)}`
}
