import { spawn } from 'node:child_process'

/** Runs a command with its output in ours; resolves with the exit code. */
export function runCommand(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.once('error', failed)
    child.once('exit', (code) => done(code ?? 1))
  })
}
