import { type StdioOptions, spawn } from 'node:child_process'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly stdio?: StdioOptions
}

/** The output goes into ours unless told otherwise; resolves with the exit code. */
export function runCommand(command: string, args: readonly string[], { env, stdio }: RunOptions = {}): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: stdio ?? ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.once('error', failed)
    child.once('exit', (code) => done(code ?? 1))
  })
}
