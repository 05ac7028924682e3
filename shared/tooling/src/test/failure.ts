import { commandLine } from './command-line.ts'

export interface Run {
  readonly runner: 'unit' | 'browser'
  readonly words: readonly string[]
  readonly settings: Readonly<Record<string, string>>
}

/** A failed test, as the reporters of jest and Playwright write it down, or a run that failed outside of its tests. */
export interface Failure extends Run {
  /** The file and title of the test; for a run, what went wrong. */
  readonly name: string
  readonly isOfRun?: true
}

export function repeatCommand({ runner, words, settings }: Run, times?: number): string {
  return commandLine(['npm', 'run', runner, '--', ...words, ...(times === undefined ? [] : ['--repeat', `${times}`])], settings)
}

export function failureText(failure: Failure): string {
  return `failed: ${failure.name}\n  ${repeatCommand(failure)}`
}
