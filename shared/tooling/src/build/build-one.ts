import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, BuildFailed, BuildRefused, buildModule, buildShell, moduleFolder, ROOT, registryFolder, release } from '@console/federation'
import { InvalidRecord } from '@console/module/registry'

/** Releases are read over the network or measured: the best compression, which costs seconds once. */
const QUALITY = 11

const [what = ''] = process.argv.slice(2)
try {
  console.log(await buildOne(what))
} catch (error) {
  const isExpected = error instanceof BuildFailed || error instanceof BuildRefused || error instanceof InvalidRecord
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

async function buildOne(id: string): Promise<string> {
  if (id === 'sandbox') {
    const { bundleSandbox } = await import(resolve(ROOT, 'shared/sandbox/bundle.ts'))
    await bundleSandbox(resolve(BUILD, 'sandbox'))
    return '.build/sandbox/main.js'
  }
  const folder = id === 'shell' ? resolve(ROOT, 'shell') : moduleFolder(id)
  const { default: config } = await import(resolve(folder, 'rspack.config.ts'))
  // Of this process alone: two people may build the same thing at once.
  const output = resolve(BUILD, 'output', `${id}.${process.pid}`)
  const own = { ...config, output: { ...config.output, path: output } }
  try {
    await (id === 'shell' ? buildShell(own) : buildModule(id, own))
    const { hash } = await release({ registry: registryFolder(), id, output, quality: QUALITY })
    return hash
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}
