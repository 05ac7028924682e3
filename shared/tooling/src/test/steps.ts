import { literally } from './command-line.ts'
import { none, type Outcome } from './outcome.ts'
import type { RoundStep } from './round.ts'
import { runCommand } from './run-command.ts'
import { jestTests, oneFailed, playwrightTests, reachedSpecs } from './run-tests.ts'
import { runBuild, tool } from './runners.ts'
import type { Change } from './what-changed.ts'

/** A command that passes or fails as a whole. Its failure counts as one; its success does not count as a test. */
async function command(run: () => Promise<number>): Promise<Outcome> {
  return (await run()) === 0 ? none : oneFailed
}

async function changedSpecs(change: Change, specs: readonly string[]): Promise<Outcome> {
  const reached = await reachedSpecs(change, specs)
  if (!reached) return oneFailed
  return reached.length > 0 ? playwrightTests(reached.map((spec) => `/${literally(spec)}$`)) : none
}

/** Returns the steps in order; the fastest come first. With a change they run only the tests that it reaches, of `specs` too. */
export function stepsOf(specs: readonly string[], change?: Change): readonly RoundStep[] {
  const reached = change ? [`--changedSince=${change.base}`] : []
  return [
    { name: 'check', run: () => command(() => runCommand(process.execPath, [tool('check.ts')])) },
    { name: 'unit', run: () => jestTests([...reached, '--selectProjects', 'node', 'dom', 'template']) },
    { name: 'sandbox', run: () => jestTests([...reached, '--selectProjects', 'sandbox']) },
    { name: 'builds', run: () => command(runBuild) },
    { name: 'browser', after: 'builds', run: () => (change ? changedSpecs(change, specs) : playwrightTests([])) },
  ]
}
