import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Counts, jestCounts, none, playwrightCounts } from './counts.ts'
import { runCommand } from './run-command.ts'

export interface Step {
  readonly name: string
  /** A step that cannot work when this one failed. */
  readonly after?: string
  run(): Promise<Counts>
}

const root = resolve(import.meta.dirname, '../../../..')
const notes = mkdtempSync(join(tmpdir(), 'test-'))
const config = 'shared/tooling/jest/config.ts'
const oneFailed: Counts = { ...none, failed: 1 }

const bin = (name: string) => join(root, 'node_modules/.bin', name)
const tool = (file: string) => join(root, 'shared/tooling', file)

/** Commands that pass or fail as a whole. A failure counts as one; a success does not count as a test. */
async function commands(...list: readonly (readonly [string, ...string[]])[]): Promise<Counts> {
  let counts = none
  for (const [command, ...args] of list) {
    if ((await runCommand(command, args)) !== 0) counts = { ...counts, failed: counts.failed + 1 }
  }
  return counts
}

async function jest(name: string, args: readonly string[]): Promise<Counts> {
  const file = join(notes, `${name}.json`)
  // A failed test may leave a server running, which must not block the run. Properties are tested with the same inputs every time.
  const code = await runCommand(bin('jest'), ['-c', config, '--forceExit', '--seed=20261120', ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    JEST_COUNTS: file,
  })
  return agree(jestCounts(file), code)
}

async function playwright(): Promise<Counts> {
  const file = join(notes, 'playwright.json')
  const code = await runCommand(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return agree(playwrightCounts(file), code)
}

/** A runner that failed without a failed test counts as failed. */
function agree(counts: Counts | undefined, code: number): Counts {
  if (!counts) return oneFailed
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The steps in order; the fastest come first. */
export const steps: readonly Step[] = [
  {
    name: 'static',
    run: () =>
      commands(
        [bin('tsc'), '-p', root],
        [bin('biome'), 'check', `--config-path=${tool('lint.json')}`, root],
        [process.execPath, tool('check.ts')],
      ),
  },
  { name: 'unit', run: () => jest('unit', ['--selectProjects', 'node', 'dom']) },
  { name: 'sandbox', run: () => jest('sandbox', ['--selectProjects', 'sandbox']) },
  { name: 'builds', run: () => commands([process.execPath, tool('build.ts')]) },
  { name: 'browser', after: 'builds', run: playwright },
]
