/** `npm test`: everything, quickest first. `--all` adds the full rounds; names of steps run only those. */
import { resolve } from 'node:path'
import { filesUnder } from './src/boundaries/source-file.ts'
import { closingLine } from './src/test/counts.ts'
import { runRound } from './src/test/round.ts'
import { notRunLines } from './src/test/services.ts'
import { steps } from './src/test/steps.ts'

const root = resolve(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const named = words.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  throw new Error(`There is no step '${unknown.join(', ')}': choose from ${steps.map(({ name }) => name).join(', ')}.`)
if (words.includes('--all')) process.env.FULL = '1'
process.chdir(root)

const counts = await runRound(
  named.length > 0 ? steps.filter(({ name }) => named.includes(name)) : steps,
  (line) => console.log(line),
  () => performance.now(),
)
const files = filesUnder(root, '').filter((file) => process.env.FULL === '1' || !/\.full\.(test|spec)\./.test(file))
for (const line of notRunLines(files, process.env)) console.log(line)
console.log(closingLine(counts))
process.exitCode = counts.failed + counts.skipped > 0 ? 1 : 0
