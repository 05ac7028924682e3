/**
 * `npm test`: everything, quickest first; names of steps run only those. `--all` adds the full round. `--until <moment>` is for CI: it adds
 * what of the full round can begin by then, and runs what failed once more. `--changed` runs what the difference to main, or to the commit
 * that is named, reaches.
 */
import { parseArgs } from 'node:util'
import { filesUnder } from './src/boundaries/source-file.ts'
import { fullStep } from './src/test/full-step.ts'
import { laterLines, noTimeLines, testsAmong, unreachedLines } from './src/test/not-run.ts'
import { closingLine, redTests } from './src/test/outcome.ts'
import { runRound } from './src/test/round.ts'
import { runAlone } from './src/test/run-tests.ts'
import { root } from './src/test/runners.ts'
import { notRunLines } from './src/test/services.ts'
import { stepsOf } from './src/test/steps.ts'
import { unsteadyLines, withSecondRun } from './src/test/unsteady.ts'
import { changeOf, changeSince } from './src/test/what-changed.ts'

const DAY_MS = 86_400_000

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, until: { type: 'string' } },
})
if (values.all) process.env.FULL = '1'
process.chdir(root)

const log = (line: string) => console.log(line)
const files = filesUnder(root, '')
const tests = testsAmong(files, process.env)
const change = values.changed ? changeOf(root, named[0]) : undefined
const until = values.until === undefined ? undefined : momentOf(values.until)
const short = stepsOf(tests.now, change)
const steps = until === undefined ? short : [...short, fullUntil(until)].map((step) => withSecondRun(step, runAlone))
const asked = change ? [] : named
const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  throw new Error(`There is no step '${unknown.join(', ')}': choose from ${steps.map(({ name }) => name).join(', ')}.`)
const chosen = asked.length > 0 ? steps.filter(({ name }) => asked.includes(name)) : steps
if (change) log(`${change.files.length} files differ from ${change.base.slice(0, 7)}`)

const outcome = await runRound(chosen, log, () => performance.now())
const env = chosen.some(({ name }) => name === 'full') ? { ...process.env, FULL: '1' } : process.env
const covered = testsAmong(files, env)
const notRun = [
  ...steps.filter((step) => !chosen.includes(step)).map(({ name }) => `not run: the step ${name}`),
  ...(change ? unreachedLines(tests, outcome.files, process.env) : []),
  ...laterLines(covered),
  ...noTimeLines(outcome),
  ...notRunLines(covered.now, env),
]
for (const line of [...notRun, ...unsteadyLines(outcome)]) log(line)
log(closingLine(outcome))
process.exitCode = redTests(outcome) > 0 ? 1 : 0

function momentOf(text: string): number {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw new Error(`'${text}' is no moment, such as 2026-11-28T12:45:00Z.`)
  return moment
}

function fullUntil(moment: number) {
  return fullStep({
    files,
    env: process.env,
    change: changeSince(root, new Date(Date.now() - 2 * DAY_MS)),
    day: Math.floor(Date.now() / DAY_MS),
    hasTime: () => Date.now() < moment,
    log,
  })
}
