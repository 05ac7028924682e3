import { join, resolve } from 'node:path'
import { type RunOptions, runCommand } from './run-command.ts'

export const root = resolve(import.meta.dirname, '../../../..')

export const bin = (name: string) => join(root, 'node_modules/.bin', name)
export const tool = (file: string) => join(root, 'shared/tooling', file)

export function runJest(args: readonly string[], { env, ...options }: RunOptions = {}): Promise<number> {
  return runCommand(bin('jest'), ['-c', 'shared/tooling/jest/config.ts', ...args], {
    ...options,
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning', ...env },
  })
}

/** The builds must be there. */
export function runPlaywright(args: readonly string[], options: RunOptions = {}): Promise<number> {
  return runCommand(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...args], options)
}

export function runBuild(): Promise<number> {
  return runCommand(process.execPath, [tool('build.ts')])
}
