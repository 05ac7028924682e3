import { type Release, SHELL, type Snapshot, type Step } from '@console/module/registry'
import { type ChangeOptions, changeLive } from './change-live.ts'
import { type PutOptions, putRelease } from './put-release.ts'
import { readModule } from './read-manifests.ts'
import { localKey } from './signing-key.ts'
import { openStore } from './store.ts'

/** Returns the step that makes a release of the registry live for everybody. */
export function releaseStep(registry: string, id: string, release: Release): Step {
  return id === SHELL ? { kind: 'release', id, release } : { kind: 'release', id, release, module: readModule(registry, id, release) }
}

/** Makes a build live in a registry of this machine, at once and without the gates of a release that others depend on. */
export async function releaseHere(put: PutOptions, why = `release ${put.id}`): Promise<{ readonly hash: string; readonly live: Snapshot }> {
  const { release } = await putRelease(put)
  const live = await changeHere(put.registry, () => [releaseStep(put.registry, put.id, release)], why)
  return { hash: release.hash, live }
}

/** The same for any steps. */
export async function changeHere(registry: string, steps: ChangeOptions['steps'], why: string): Promise<Snapshot> {
  return (await changeLive({ store: openStore(registry, localKey()), steps, note: { at: Date.now(), by: 'this machine', why } })).after
}
