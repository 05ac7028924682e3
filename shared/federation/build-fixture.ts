import { resolve } from 'node:path'
import { BuildRefused, builtFiles, defineRemote, runBuild, writeModuleManifest } from './src/index.ts'

// A compiler does not run inside Jest's sandbox: tests start this file and read what it prints.
const [id = '', output = ''] = process.argv.slice(2)
const made = defineRemote({ id, folder: resolve(import.meta.dirname, 'fixtures', id) })
const config = { ...made, output: { ...made.output, path: output } }
const stats = await runBuild(config)
console.log(JSON.stringify({ problems: await problems(), sources: builtFiles(stats, output).sources }))

async function problems(): Promise<readonly string[]> {
  try {
    await writeModuleManifest(id, config, stats)
    return []
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error
    return error.problems
  }
}
