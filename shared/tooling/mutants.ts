/**
 * `npm run mutants`: breaks one promise after the other in a copy of the workspace and says whether its test notices. Words choose among
 * them by promise, file or kind; `--list` only names them. With `--every <area>` Stryker breaks whatever it can in an area instead.
 */
import { parseArgs } from 'node:util'
import { kinds } from './src/mutants/all-mutants.ts'
import { chosenBy } from './src/mutants/mutant.ts'
import { runMutants } from './src/mutants/run-mutants.ts'
import { areas, runStryker } from './src/mutants/stryker.ts'
import { openWorkbench } from './src/mutants/workbench.ts'

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false }, every: { type: 'string' } },
  allowPositionals: true,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

if (values.every === undefined) {
  const mutants = chosenBy(positionals, kinds)
  if (mutants.length === 0) throw new Error(`No mutant has '${positionals.join("' or '")}' in its promise, file or kind.`)
  if (values.list) for (const { promise, file, name, test } of mutants) console.log(`${promise} (${name} in ${file}) by ${test}`)
  else process.exitCode = (await runMutants(mutants, openWorkbench(), console.log)) ? 0 : 1
} else {
  const area = values.every as keyof typeof areas
  if (!Object.hasOwn(areas, area)) throw new Error(`--every takes one of ${Object.keys(areas).join(', ')}, not '${area}'.`)
  process.exitCode = runStryker(area) ? 0 : 1
}
