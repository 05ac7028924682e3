import { relative } from 'node:path'
import { literally, settingsIn } from './command-line.ts'
import type { Failure } from './failure.ts'

export interface FileResult {
  readonly testFilePath: string
  readonly testResults: readonly { readonly status: string; readonly fullName: string }[]
  /** Present if the file did not even load. */
  readonly testExecError?: unknown
}

export interface JestRun {
  readonly root: string
  readonly seed: number
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Returns the failed tests of a file, each with its seed. */
export function jestFailures({ testFilePath, testResults, testExecError }: FileResult, { root, seed, env }: JestRun): Failure[] {
  const file = relative(root, testFilePath)
  const failure = (title: string, only: readonly string[]): Failure => ({
    name: `${file}, ${title}, seed ${seed}`,
    runner: 'unit',
    words: [`--seed=${seed}`, file, ...only],
    settings: settingsIn(env),
  })
  if (testExecError) return [failure('which does not load', [])]
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => failure(`'${fullName}'`, ['-t', `^${literally(fullName)}$`]))
}
