/** `npm run new -- slice <module> <name>` writes a complete record, from the contract to the screen; `module <name>` a module with one page. */
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SliceRefused } from './src/new/slice-names.ts'
import { writeModule, writeSlice } from './src/new/write-files.ts'

const root = resolve(import.meta.dirname, '../..')
const USAGE = `npm run new -- slice <module> <name> --vi "<Vietnamese noun>" [--plural <names>]
npm run new -- module <name> --vi "<Vietnamese name>"

A slice is one kind of record with its list, page and forms.`

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { vi: { type: 'string' }, plural: { type: 'string' } } })
  const [what, ...names] = positionals
  const [first, second] = names
  const vietnamese = async (name: string) => values.vi ?? (await ask(`What is '${name}' called in Vietnamese? `))
  const make = {
    slice: async () =>
      first &&
      second &&
      names.length === 2 &&
      writeSlice(root, { module: first, name: second, plural: values.plural, vietnamese: await vietnamese(second) }),
    module: async () => first && names.length === 1 && writeModule(root, { id: first, vietnamese: await vietnamese(first) }),
  }
  const files = (what === 'slice' || what === 'module') && (await make[what]())
  if (!files) throw new SliceRefused(`Say what to make: ${USAGE}`)
  const width = Math.max(...files.map(({ path }) => path.length))
  console.log('Written, in the order to read it; what to do there next:\n')
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
