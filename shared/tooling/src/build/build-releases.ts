import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BUILD, buildMemory, fingerprint, LOCAL_REGISTRY, moduleFolder, ROOT } from '@console/federation'
import { type Release, releaseFolder, SHELL } from '@console/module/registry'
import { workspacesUnder } from '../boundaries/workspaces.ts'
import { buildInOwnProcess } from './build-in-own-process.ts'
import { buildSandbox } from './build-sandbox.ts'
import { builtFrom } from './built-from.ts'
import { moduleIds } from './module-ids.ts'
import { waiting } from './waiting.ts'

export interface BuildOptions {
  readonly log: (line: string) => void
  /** Runs once the sandbox's bundle is there, while the rest is being built. */
  readonly onSandbox?: () => void
  readonly withSandbox?: boolean
}

export interface BuiltRelease {
  readonly id: string
  readonly release: Release
  readonly print: string
}

const BUILDERS = ['shared/federation', 'shared/tooling/src/build', 'package-lock.json']

/** Where builds are remembered, and which of them `npm start` serves. */
export const BUILT = resolve(BUILD, 'built.json')

/**
 * Builds what changed since the last time: sandbox, shell, every `mfe-*`. Yields shell and modules, whose files then are in the registry of
 * this machine, and makes none live. Rejects with the first build that fails.
 */
export async function* buildReleases({ log, onSandbox, withSandbox = true }: BuildOptions): AsyncGenerator<BuiltRelease> {
  const workspaces = workspacesUnder(ROOT)
  const memory = buildMemory(BUILT)
  const placesOf = (name: string, own: readonly string[]) =>
    [...own, ...builtFrom(`@console/${name}`, workspaces), ...BUILDERS].map((place) => resolve(ROOT, place))

  async function build(id: string, places: readonly string[]): Promise<BuiltRelease> {
    const print = fingerprint(places)
    const before = memory.releaseOf(id, print)
    if (before && existsSync(resolve(LOCAL_REGISTRY, releaseFolder(id, before.hash)))) return { id, release: before, print }
    const started = performance.now()
    const release = await waiting(`the build of ${id}`, buildInOwnProcess(id, LOCAL_REGISTRY), log)
    if (!release) throw new Error(`The build of ${id} made no release`)
    memory.remember(id, print, release)
    log(`built ${id.padEnd(14)} ${release.hash} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return { id, release, print }
  }

  if (withSandbox) await buildSandbox(log)
  onSandbox?.()
  yield await build(SHELL, placesOf('shell', ['shell/src', 'shell/rspack.config.ts']))
  for (const id of moduleIds()) yield await build(id, placesOf(`mfe-${id}`, [moduleFolder(id)]))
}
