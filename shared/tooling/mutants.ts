/**
 * `npm run mutants`: breaks single lines in a copy of the workspace and says whether the tests notice. Words choose among the mutants by
 * promise, file or area; `--list` only names them; `--at <commit>` breaks the sources and runs the tests of a commit instead.
 */
import { parseArgs } from 'node:util'
import { areas } from './src/mutants/all-mutants.ts'
import { chosenBy } from './src/mutants/mutant.ts'
import { runMutants } from './src/mutants/run-mutants.ts'
import { openWorkbench } from './src/mutants/workbench.ts'
import { filesOf, services } from './src/test/services.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false }, at: { type: 'string' } },
  allowPositionals: true,
})
const mutants = chosenBy(positionals, areas)
if (mutants.length === 0) throw new Error(`No mutant has '${positionals.join("' or '")}' in its promise, file or area.`)

/** Why a test file cannot run here. */
function cannotRun(test: string): string | undefined {
  const missing = services.find((service) => filesOf(service).test(test) && !service.isThere(process.env))
  return missing && `it needs ${missing.needs}`
}

if (values.list) {
  for (const { promise, file, tests } of mutants) console.log(`${promise} (${file}) by ${tests.join(', ')}`)
  console.log(`${mutants.length} mutants`)
} else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const say = (line: string) => console.log(line)
  const allCaught = await runMutants(mutants, openWorkbench(values.at), { say, skipMisfits: values.at !== undefined, cannotRun })
  process.exitCode = allCaught ? 0 : 1
}
