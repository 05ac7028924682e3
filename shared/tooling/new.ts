/** `npm run new -- slice <module> <name>`: writes a complete record, from the contract to the screen, as a start. */
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SliceRefused } from './src/new/slice-names.ts'
import { writeSlice } from './src/new/write-slice.ts'

const root = resolve(import.meta.dirname, '../..')
const USAGE = 'npm run new -- slice <module> <name> --vi "<Vietnamese noun>" [--plural <names>]'

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { vi: { type: 'string' }, plural: { type: 'string' } } })
  const [what, module, name, ...more] = positionals
  if (what !== 'slice' || !module || !name || more.length > 0) throw new SliceRefused(`Say what to make: ${USAGE}`)
  const vietnamese = values.vi ?? (await ask(`What is one '${name}' called in Vietnamese? `))
  const files = writeSlice(root, { module, name, plural: values.plural, vietnamese })
  const width = Math.max(...files.map(({ path }) => path.length))
  console.log('Written, in the order in which a slice is read; what to do there next:\n')
  for (const { path, isNew, next } of files) console.log(`${isNew ? 'new    ' : 'changed'} ${path.padEnd(width)}  ${next}`)
} catch (error) {
  if (!(error instanceof SliceRefused) && !isWrongOption(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new SliceRefused(`The console speaks Vietnamese too: give the noun with --vi. ${USAGE}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
