import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BUILD,
  buildMemory,
  changeHere,
  fingerprint,
  LOCAL_REGISTRY,
  localKey,
  moduleFolder,
  openStore,
  pruneReleases,
  ROOT,
  releaseStep,
  type Store,
} from '@console/federation'
import { releaseFolder, SHELL, type Snapshot, type Step } from '@console/module/registry'
import { workspacesUnder } from '../boundaries/workspaces.ts'
import { buildInOwnProcess } from './build-in-own-process.ts'
import { buildSandbox } from './build-sandbox.ts'
import { builtFrom } from './built-from.ts'
import { moduleIds } from './module-ids.ts'
import { waiting } from './waiting.ts'

export interface BuildAllOptions {
  /** Tells the person what happens, a short line each. */
  readonly say: (line: string) => void
  /** Runs once the sandbox's bundle is there, while the rest is being built. */
  readonly onSandbox?: () => void
  readonly withSandbox?: boolean
}

/** What this machine built before is only worth keeping if it can be read: an older version of the tools wrote it otherwise. */
function readOrForget(store: Store, say: BuildAllOptions['say']): Snapshot | null {
  try {
    return store.read()
  } catch (error) {
    say(`${Error.isError(error) ? error.message : error}. Everything is built anew.`)
    rmSync(store.folder, { recursive: true, force: true })
    return null
  }
}

/** What every part of the browser's code is built by. */
const BUILDERS = ['shared/federation', 'shared/tooling/src/build', 'package-lock.json']

/**
 * Builds what changed since the last time - sandbox, shell, every `mfe-*` - and makes it live together in the registry of this
 * machine. Rejects with the first build that fails; what was built before it becomes live if it fits what already is.
 */
export async function buildAll({ say, onSandbox, withSandbox = true }: BuildAllOptions): Promise<void> {
  const store = openStore(LOCAL_REGISTRY, localKey(), say)
  const live = readOrForget(store, say)
  const workspaces = workspacesUnder(ROOT)
  const placesOf = (name: string, own: readonly string[], builders = BUILDERS) =>
    [...own, ...builtFrom(`@console/${name}`, workspaces), ...builders].map((place) => resolve(ROOT, place))
  const memory = buildMemory(resolve(BUILD, 'built.json'))
  const done: { readonly what: string; readonly print: string }[] = []
  const steps: Step[] = []
  const once = async (what: string, places: readonly string[], isThere: () => boolean) => {
    const print = fingerprint(places)
    if (memory.isCurrent(what, print) && isThere()) return
    const started = performance.now()
    const release = await waiting(`the build of ${what}`, buildInOwnProcess(what, LOCAL_REGISTRY), say)
    if (release) steps.push(releaseStep(LOCAL_REGISTRY, what, release))
    done.push({ what, print })
    say(`built ${what.padEnd(14)} ${release?.hash ?? ''} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  const makeLive = async () => {
    if (steps.length > 0) await changeHere(LOCAL_REGISTRY, () => steps, 'build')
    for (const { what, print } of done) memory.remember(what, print)
    await pruneReleases(store, Date.now())
  }
  const isLive = (id: string) => () => {
    const line = id === SHELL ? live?.shell : live?.modules[id]
    return line !== undefined && line !== null && existsSync(resolve(LOCAL_REGISTRY, releaseFolder(id, line.current.hash)))
  }

  const ids = moduleIds()
  for (const gone of Object.keys(live?.modules ?? {}).filter((id) => !ids.includes(id))) {
    steps.push({ kind: 'withdraw', id: gone })
    say(`withdrew ${gone}: its folder is gone`)
  }
  try {
    if (withSandbox) await buildSandbox(say)
    onSandbox?.()
    await once(SHELL, placesOf('shell', ['shell/src', 'shell/rspack.config.ts']), isLive(SHELL))
    for (const id of ids) await once(id, placesOf(`mfe-${id}`, [moduleFolder(id)]), isLive(id))
  } catch (error) {
    // The build's own complaint is what the person needs, whether or not the rest fits together.
    await makeLive().catch(() => {})
    throw error
  }
  await makeLive()
}
