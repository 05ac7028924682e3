/** `node weigh-build.ts <id>`: builds the shell or a module with source maps and prints its scripts as JSON. Nothing is released. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BUILD, moduleFolder, ROOT, runBuild } from '@console/federation'
import { SHELL } from '@console/module/registry'
import { bytesPerSource } from './bytes-per-source.ts'
import { sourceOwner } from './source-owner.ts'
import type { BuiltScript } from './sum-sizes.ts'

const [id = ''] = process.argv.slice(2)
const output = resolve(BUILD, 'sizes/output', `${id}.${process.pid}`)
try {
  const { default: config } = await import(resolve(id === SHELL ? resolve(ROOT, 'shell') : moduleFolder(id), 'rspack.config.ts'))
  // The maps are beside the scripts, which do not name them: their bytes stay those of a release.
  const maps = {
    devtool: 'hidden-source-map',
    output: { ...config.output, path: output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  }
  await runBuild({ ...config, ...maps })
  const scripts = readdirSync(output).filter((name) => name.endsWith('.js'))
  console.log(JSON.stringify(scripts.map(scriptOf)))
} finally {
  rmSync(output, { recursive: true, force: true })
}

function scriptOf(name: string): BuiltScript {
  const code = readFileSync(resolve(output, name), 'utf8')
  const packages: Record<string, number> = {}
  for (const [source, bytes] of bytesPerSource(code, JSON.parse(readFileSync(resolve(output, `${name}.map`), 'utf8')))) {
    const owner = sourceOwner(source)
    packages[owner] = (packages[owner] ?? 0) + bytes
  }
  return { isFirst: id === SHELL && name.startsWith('main.'), compressed: brotliCompressSync(code).length, packages }
}
