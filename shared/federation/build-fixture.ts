import { resolve } from 'node:path'
import { BuildRefused, buildModule, defineRemote } from './src/index.ts'

// A compiler does not run inside Jest's sandbox: tests start this file and read what it prints.
const [id = '', output = ''] = process.argv.slice(2)
const config = defineRemote({ id, folder: resolve(import.meta.dirname, 'fixtures', id) })
try {
  await buildModule(id, { ...config, output: { ...config.output, path: output } })
} catch (error) {
  if (!(error instanceof BuildRefused)) throw error
  console.log(JSON.stringify(error.problems))
}
