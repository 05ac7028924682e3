import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { literally } from './command-line.ts'
import { jestOutcome, listedSpecs, none, type Outcome, playwrightOutcome } from './outcome.ts'
import { runCommand } from './run-command.ts'
import { bin, root, runBuild, runJest, runPlaywright, tool } from './runners.ts'
import { type Change, specsBeside } from './what-changed.ts'

export interface RoundStep {
  readonly name: string
  /** A step that cannot work when this one failed. */
  readonly after?: string
  run(): Promise<Outcome>
}

const notes = mkdtempSync(join(tmpdir(), 'test-'))
const oneFailed: Outcome = { ...none, failed: 1 }

/** Commands that pass or fail as a whole. A failure counts as one; a success does not count as a test. */
async function commands(...list: readonly (() => Promise<number>)[]): Promise<Outcome> {
  let outcome = none
  for (const run of list) {
    if ((await run()) !== 0) outcome = { ...outcome, failed: outcome.failed + 1 }
  }
  return outcome
}

async function jest(name: string, args: readonly string[]): Promise<Outcome> {
  const file = join(notes, `${name}.json`)
  // Properties are tested with the same inputs every time.
  const code = await runJest(['--seed=20261120', ...args], { env: { JEST_COUNTS: file } })
  return agree(jestOutcome(file), code)
}

async function playwright(args: readonly string[]): Promise<Outcome> {
  const [file, failures] = [join(notes, 'playwright.json'), join(notes, 'playwright-failures.json')]
  const code = await runPlaywright(args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_FAILURES: failures } })
  return agree(playwrightOutcome(file, failures), code)
}

/** Runs the specs that import what changed, and those beside it. */
async function changedPlaywright({ base, files }: Change, specs: readonly string[]): Promise<Outcome> {
  const file = join(notes, 'listed.json')
  const code = await runPlaywright(['--list', `--only-changed=${base}`], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const listed = listedSpecs(file)
  if (code !== 0 || !listed) return oneFailed
  const reached = new Set([...listed.map((spec) => `e2e/specs/${spec}`), ...specsBeside(files, specs)])
  return reached.size > 0 ? playwright([...reached].map((spec) => `/${literally(spec)}$`)) : none
}

/** A runner that failed without a failed test counts as failed. */
function agree(outcome: Outcome | undefined, code: number): Outcome {
  if (!outcome) return oneFailed
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** Returns the steps in order; the fastest come first. With a change they run only the tests that it reaches, of `specs` too. */
export function stepsOf(specs: readonly string[], change?: Change): readonly RoundStep[] {
  const reached = change ? [`--changedSince=${change.base}`] : []
  return [
    {
      name: 'static',
      run: () =>
        commands(
          () => runCommand(bin('tsc'), ['-p', root]),
          () => runCommand(bin('biome'), ['check', `--config-path=${tool('lint.json')}`, root]),
          () => runCommand(process.execPath, [tool('check.ts')]),
        ),
    },
    { name: 'unit', run: () => jest('unit', [...reached, '--selectProjects', 'node', 'dom', 'template']) },
    { name: 'sandbox', run: () => jest('sandbox', [...reached, '--selectProjects', 'sandbox']) },
    { name: 'builds', run: () => commands(runBuild) },
    { name: 'browser', after: 'builds', run: () => (change ? changedPlaywright(change, specs) : playwright([])) },
  ]
}
