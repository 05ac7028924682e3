import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, buildMemory, fingerprint, moduleFolder, ROOT, readPointer, registryFolder, withdraw } from '@console/federation'
import { releaseFolder } from '@console/module/registry'
import { workspacesUnder } from '../boundaries/workspaces.ts'
import { waiting } from '../start/waiting.ts'
import { buildInOwnProcess } from './build-in-own-process.ts'
import { builtFrom } from './built-from.ts'
import { moduleIds } from './module-ids.ts'

export interface BuildAllOptions {
  /** Tells the person what happens, a short line each. */
  readonly say: (line: string) => void
  /** Runs once the sandbox's bundle is there, while the rest is being built. */
  readonly onSandbox?: () => void
  readonly withSandbox?: boolean
}

/** What every part of the browser's code is built by. */
const BUILDERS = ['shared/federation', 'shared/tooling/src/build', 'package-lock.json']

/**
 * Builds what changed since the last time - sandbox, shell, every `mfe-*` - and releases it into the registry.
 * Rejects with the first build that fails; what was built before it stays released.
 */
export async function buildAll({ say, onSandbox, withSandbox = true }: BuildAllOptions): Promise<void> {
  const registry = registryFolder()
  const workspaces = workspacesUnder(ROOT)
  const placesOf = (name: string, own: readonly string[], builders = BUILDERS) =>
    [...own, ...builtFrom(`@console/${name}`, workspaces), ...builders].map((place) => resolve(ROOT, place))
  const memory = buildMemory(resolve(registry, 'built.json'))
  const once = async (what: string, places: readonly string[], isThere: () => boolean) => {
    const print = fingerprint(places)
    if (memory.isCurrent(what, print) && isThere()) return
    const started = performance.now()
    const result = await waiting(`the build of ${what}`, buildInOwnProcess(what), say)
    memory.remember(what, print)
    say(`built ${what.padEnd(14)} ${result} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const isLive = (id: string) => () => {
    const pointer = readPointer(registry, id)
    return pointer !== null && existsSync(resolve(registry, releaseFolder(id, pointer.current)))
  }

  if (withSandbox) {
    await once('sandbox', placesOf('sandbox', ['shared/sandbox'], ['package-lock.json']), () =>
      existsSync(resolve(BUILD, 'sandbox/main.js')),
    )
  }
  onSandbox?.()
  await once('shell', placesOf('shell', ['shell/src', 'shell/rspack.config.ts']), isLive('shell'))
  const ids = moduleIds()
  for (const id of ids) await once(id, placesOf(`mfe-${id}`, [moduleFolder(id)]), isLive(id))
  for (const gone of memory.known().filter((what) => what !== 'sandbox' && what !== 'shell' && !ids.includes(what))) {
    withdraw(registry, gone)
    memory.forget(gone)
    say(`withdrew ${gone}: its folder is gone`)
  }
}
