import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  integrityOf,
  manifestFile,
  moduleJson,
  type Problem,
  type Release,
  type ReleasedModule,
  type ReleasedShell,
  releaseFolder,
  type Served,
  SHELL,
  type Snapshot,
  shellJson,
} from '@console/module/registry'

/** Reads the manifest of a module's release. Like `readShell` it throws if the manifest is missing or is not what the snapshot named. */
export function readModule(registry: string, id: string, release: Release): ReleasedModule {
  return moduleJson.parse(manifestText(registry, id, release))
}

export function readShell(registry: string, release: Release): ReleasedShell {
  return shellJson.parse(manifestText(registry, SHELL, release))
}

function manifestText(registry: string, id: string, release: Release): string {
  const text = readFileSync(resolve(registry, manifestFile(id, release.hash)), 'utf8')
  if (integrityOf(text) !== release.record) throw new Error('it was changed after its release')
  return text
}

/** Returns the problem of a release whose manifest could not be read, for this reason. */
export function manifestProblem(id: string, { hash }: Release, error: unknown): Problem {
  const why = Error.isError(error) ? error.message : String(error)
  const folder = releaseFolder(id, hash)
  const text = `The record ${manifestFile(id, hash)} cannot be read (${why}). Remove the folder ${folder} and release '${id}' from the same sources again`
  return { code: 'manifest-unreadable', id, text }
}

/** Reads what hosts serve of a snapshot. A manifest that cannot be read is reported and left out. */
export function readServed(
  registry: string,
  snapshot: Snapshot | null,
): { readonly served: Served; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const attempt = <T>(id: string, release: Release, read: () => T): T | null => {
    try {
      return read()
    } catch (error) {
      problems.push(manifestProblem(id, release, error))
      return null
    }
  }
  const { shell = null, modules = {} } = snapshot ?? {}
  const served: Served = {
    shell: shell && attempt(SHELL, shell.current, () => readShell(registry, shell.current)),
    modules: Object.entries(modules).flatMap(([id, { current, rollout }]) =>
      [current, ...(rollout ? [rollout] : [])].flatMap((release) => attempt(id, release, () => readModule(registry, id, release)) ?? []),
    ),
    off: new Set(Object.entries(modules).flatMap(([id, line]) => (line.off ? [id] : []))),
  }
  return { served, problems }
}

/** The manifests of all modules that are live. */
export function liveModules(registry: string, snapshot: Snapshot | null): ReleasedModule[] {
  return readServed(registry, snapshot).served.modules.filter(({ id, hash }) => snapshot?.modules[id]?.current.hash === hash)
}
