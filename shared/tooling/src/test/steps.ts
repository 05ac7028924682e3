import { literally } from './command-line.ts'
import { none, type Outcome } from './outcome.ts'
import type { RoundStep } from './round.ts'
import { runCommand } from './run-command.ts'
import { jestTests, oneFailed, playwrightTests, reachedSpecs } from './run-tests.ts'
import { bin, root, runBuild, tool } from './runners.ts'
import type { Change } from './what-changed.ts'

/** Commands that pass or fail as a whole. A failure counts as one; a success does not count as a test. */
async function commands(...list: readonly (() => Promise<number>)[]): Promise<Outcome> {
  let outcome = none
  for (const run of list) {
    if ((await run()) !== 0) outcome = { ...outcome, failed: outcome.failed + 1 }
  }
  return outcome
}

/** Runs the specs that a change reaches. */
async function changedSpecs(change: Change, specs: readonly string[]): Promise<Outcome> {
  const reached = await reachedSpecs(change, specs)
  if (!reached) return oneFailed
  return reached.length > 0 ? playwrightTests(reached.map((spec) => `/${literally(spec)}$`)) : none
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
    { name: 'unit', run: () => jestTests([...reached, '--selectProjects', 'node', 'dom', 'template']) },
    { name: 'sandbox', run: () => jestTests([...reached, '--selectProjects', 'sandbox']) },
    { name: 'builds', run: () => commands(runBuild) },
    { name: 'browser', after: 'builds', run: () => (change ? changedSpecs(change, specs) : playwrightTests([])) },
  ]
}
