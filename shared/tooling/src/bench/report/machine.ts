import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { ROOT } from '@console/federation'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../browser/find-browser.ts'
import { launchArgs } from '../../browser/launch-args.ts'
import { thisMachine } from '../../browser/this-machine.ts'

export interface Machine {
  readonly cpu: string
  readonly cores: number
  /** Gigabytes. */
  readonly memory: number
  readonly node: string
  readonly chromium: string
}

export async function machine(): Promise<Machine> {
  const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: [...launchArgs] })
  const version = browser.version()
  await browser.close()
  const [first] = cpus()
  return {
    cpu: first?.model.trim() || process.arch,
    cores: cpus().length,
    memory: Math.round(totalmem() / 1e9),
    node: process.version,
    chromium: version,
  }
}

/** The processes that waited for a core, on average of the last minute: what else this machine did. */
export function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}

/** The commit that was measured; `+` behind it says that the sources differ from it. Unknown outside of a clone. */
export function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') ? '+' : '')
  } catch {
    return 'unknown'
  }
}
