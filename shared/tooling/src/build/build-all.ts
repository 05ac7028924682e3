import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildMemory, changeHere, LOCAL_REGISTRY, localKey, openStore, pruneReleases, releaseStep, type Store } from '@console/federation'
import { releaseFolder, SHELL, type Snapshot, type Step } from '@console/module/registry'
import { BUILT, type BuildOptions, type BuiltRelease, buildReleases } from './build-releases.ts'
import { moduleIds } from './module-ids.ts'

/** What this machine built before is only worth keeping if it can be read: an older version of the tools wrote it otherwise. */
function readOrForget(store: Store, log: BuildOptions['log']): Snapshot | null {
  try {
    return store.read()
  } catch (error) {
    log(`${Error.isError(error) ? error.message : error}. Everything is built again.`)
    rmSync(store.folder, { recursive: true, force: true })
    return null
  }
}

/**
 * Builds what changed since the last time, and makes it live together in the registry of this machine. What was rolled back there, or
 * made to fail, stays so until its sources change. Rejects with the first build that fails; what was built before it becomes live if it
 * fits what already is.
 */
export async function buildAll(options: BuildOptions): Promise<void> {
  const { log } = options
  const store = openStore(LOCAL_REGISTRY, localKey(), log)
  const live = readOrForget(store, log)
  const memory = buildMemory(BUILT)
  const news: BuiltRelease[] = []
  const isLive = ({ id, print }: BuiltRelease) => {
    const line = id === SHELL ? live?.shell : live?.modules[id]
    return line && memory.isCurrent(`live ${id}`, print) && existsSync(resolve(LOCAL_REGISTRY, releaseFolder(id, line.current.hash)))
  }
  const ids = moduleIds()
  const gone = Object.keys(live?.modules ?? {}).filter((id) => !ids.includes(id))
  for (const id of gone) log(`withdrew ${id}: its folder is gone`)

  async function makeLive(): Promise<void> {
    const steps: Step[] = [
      ...gone.map((id) => ({ kind: 'withdraw', id }) as const),
      ...news.map(({ id, release }) => releaseStep(LOCAL_REGISTRY, id, release)),
    ]
    if (steps.length > 0) await changeHere(LOCAL_REGISTRY, () => steps, 'build')
    for (const { id, print } of news) memory.remember(`live ${id}`, print)
    await pruneReleases(store, Date.now())
  }

  try {
    for await (const part of buildReleases(options)) if (!isLive(part)) news.push(part)
  } catch (error) {
    // The build's own complaint is what the person needs, whether or not the rest fits together.
    await makeLive().catch(() => {})
    throw error
  }
  await makeLive()
}
