import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, BuildFailed, BuildRefused, buildModule, buildShell, moduleFolder, putRelease, ROOT } from '@console/federation'
import { InvalidFile, type Release } from '@console/module/registry'

/** Releases are read over the network or measured: the best compression, which costs seconds once. */
const QUALITY = 11

const [what = '', registry = '', place] = process.argv.slice(2)
try {
  console.log(JSON.stringify(await buildOne(what, place)))
} catch (error) {
  const isExpected = error instanceof BuildFailed || error instanceof BuildRefused || error instanceof InvalidFile
  console.error(isExpected ? error.message : error)
  process.exit(1)
}

/** `place` is the folder of a module that is not one of this workspace. */
async function buildOne(id: string, place?: string): Promise<Release | null> {
  if (id === 'sandbox') {
    const { bundleSandbox } = await import(resolve(ROOT, 'shared/sandbox/bundle.ts'))
    await bundleSandbox(resolve(BUILD, 'sandbox'), {
      template: resolve(ROOT, 'shared/tooling/template/slice/sandbox/create-sandbox.ts'),
    })
    return null
  }
  const folder = place ?? (id === 'shell' ? resolve(ROOT, 'shell') : moduleFolder(id))
  const { default: config } = await import(resolve(folder, 'rspack.config.ts'))
  // Of this process alone: two people may build the same thing at once.
  const output = resolve(BUILD, 'output', `${id}.${process.pid}`)
  const own = { ...config, output: { ...config.output, path: output } }
  try {
    await (id === 'shell' ? buildShell(own) : buildModule(id, own))
    return (await putRelease({ registry, id, output, quality: QUALITY })).release
  } finally {
    rmSync(output, { recursive: true, force: true })
  }
}
