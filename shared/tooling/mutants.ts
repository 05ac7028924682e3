/**
 * `npm run mutants`: breaks one promise after the other in a copy of the workspace and says whether its test notices. Words choose among
 * them by promise, file or kind; `--list` only names them.
 */
import { parseArgs } from 'node:util'
import { kinds } from './src/mutants/all-mutants.ts'
import { chosenBy } from './src/mutants/mutant.ts'
import { runMutants } from './src/mutants/run-mutants.ts'
import { openWorkbench } from './src/mutants/workbench.ts'

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean', default: false } }, allowPositionals: true })
const mutants = chosenBy(positionals, kinds)
if (mutants.length === 0) throw new Error(`No mutant has '${positionals.join("' or '")}' in its promise, file or kind.`)

if (values.list) for (const { promise, file, name, test } of mutants) console.log(`${promise} (${name} in ${file}) by ${test}`)
else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  process.exitCode = (await runMutants(mutants, openWorkbench(), console.log)) ? 0 : 1
}
