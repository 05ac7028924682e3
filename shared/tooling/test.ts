/**
 * `npm test`: everything, quickest first; names of steps run only those. `--all` adds the full rounds. `--changed` runs what the difference
 * to main, or to the commit that is named, reaches.
 */
import { filesUnder } from './src/boundaries/source-file.ts'
import { laterLines, testsAmong, unreachedLines } from './src/test/left-out.ts'
import { closingLine } from './src/test/outcome.ts'
import { runRound } from './src/test/round.ts'
import { root } from './src/test/runners.ts'
import { notRunLines } from './src/test/services.ts'
import { stepsOf } from './src/test/steps.ts'
import { changeOf } from './src/test/what-changed.ts'

const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
if (words.includes('--all')) process.env.FULL = '1'
process.chdir(root)

const tests = testsAmong(filesUnder(root, ''), process.env)
const change = words.includes('--changed') ? changeOf(root, named[0]) : undefined
const steps = stepsOf(tests.now, change)
const asked = change ? [] : named
const unknown = asked.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  throw new Error(`There is no step '${unknown.join(', ')}': choose from ${steps.map(({ name }) => name).join(', ')}.`)
const chosen = asked.length > 0 ? steps.filter(({ name }) => asked.includes(name)) : steps
if (change) console.log(`${change.files.length} files differ from ${change.base.slice(0, 7)}`)

const outcome = await runRound(
  chosen,
  (line) => console.log(line),
  () => performance.now(),
)
const notRun = [
  ...steps.filter((step) => !chosen.includes(step)).map(({ name }) => `not run: the step ${name}`),
  ...(change ? unreachedLines(tests, outcome.files, process.env) : []),
  ...laterLines(tests),
  ...notRunLines(tests.now, process.env),
]
for (const line of notRun) console.log(line)
console.log(closingLine(outcome))
process.exitCode = outcome.failed + outcome.skipped > 0 ? 1 : 0
