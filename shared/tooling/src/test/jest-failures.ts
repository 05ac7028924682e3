import { relative } from 'node:path'
import { commandLine, literally } from './command-line.ts'

/** The part of jest's result of a file that names what failed. */
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

/** Returns one text for each failed test of a file: which it is, its seed, and the command that repeats it alone. */
export function jestFailures({ testFilePath, testResults, testExecError }: FileResult, { root, seed, env }: JestRun): string[] {
  const file = relative(root, testFilePath)
  const failure = (name: string, only: readonly string[]) =>
    `failed: ${file}, ${name}, seed ${seed}\n  ${commandLine(['npm', 'run', 'unit', '--', `--seed=${seed}`, file, ...only], env)}`
  if (testExecError) return [failure('which does not load', [])]
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => failure(`'${fullName}'`, ['-t', `^${literally(fullName)}$`]))
}
