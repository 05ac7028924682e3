import { fitsPlatform, type Pointer, type ReleasedModule, type ReleasedShell, SHELL } from '@console/module/registry'
import { pointerOwners, readModule, readPointer, readShell } from './read-folder.ts'

/** Why a registered module is not served. `needs` is the platform range that it requires. */
export type Refusal = { readonly reason: 'platform' | 'missing' | 'held'; readonly needs?: string }

/** A module without a release that can be served. `module` is its newest readable release. */
export interface Refused {
  readonly refusal: Refusal
  readonly module: ReleasedModule | null
}

/** The releases that a registry folder offers at one moment. */
export interface Choice {
  readonly shell: ReleasedShell | null
  /** Module id -> the release that is served. */
  readonly modules: ReadonlyMap<string, ReleasedModule>
  readonly refused: ReadonlyMap<string, Refused>
  /** The faults that were found, for the log. */
  readonly faults: readonly string[]
}

/**
 * Decides which releases are served: of each module the newest one that is complete and fits the shell. A broken module does
 * not affect the others; with a broken shell, the last good one stays.
 */
export async function chooseReleases(folder: string, lastShell: ReleasedShell | null): Promise<Choice> {
  const faults: string[] = []
  const pointers = new Map<string, Pointer | null>()
  for (const id of await pointerOwners(folder)) pointers.set(id, await attempt(faults, `pointer ${id}`, () => readPointer(folder, id)))
  const shell = (await chooseShell(folder, pointers.get(SHELL), faults)) ?? lastShell
  const modules = new Map<string, ReleasedModule>()
  const refused = new Map<string, Refused>()
  for (const [id, pointer] of pointers) {
    if (id === SHELL) continue
    const chosen = await chooseModule(folder, id, pointer, shell, faults)
    if ('refusal' in chosen) refused.set(id, chosen)
    else modules.set(id, chosen)
  }
  return { shell, modules, refused, faults }
}

async function chooseShell(folder: string, pointer: Pointer | null | undefined, faults: string[]): Promise<ReleasedShell | null> {
  for (const hash of newestFirst(pointer)) {
    const shell = await attempt(faults, `shell ${hash}`, () => readShell(folder, hash))
    if (shell) return shell
  }
  return null
}

async function chooseModule(
  folder: string,
  id: string,
  pointer: Pointer | null,
  shell: ReleasedShell | null,
  faults: string[],
): Promise<ReleasedModule | Refused> {
  let misfit: ReleasedModule | null = null
  for (const hash of newestFirst(pointer)) {
    const module = await attempt(faults, `module ${id} ${hash}`, () => readModule(folder, id, hash))
    if (!module) continue
    if (!shell || fitsPlatform(module.platform, shell.platform)) return module
    faults.push(`module ${id} ${hash}: needs platform ${module.platform}, the shell lends ${shell.platform}`)
    misfit ??= module
  }
  return misfit
    ? { refusal: { reason: 'platform', needs: misfit.platform }, module: misfit }
    : { refusal: { reason: 'missing' }, module: null }
}

const newestFirst = (pointer: Pointer | null | undefined) => (pointer ? [pointer.current, ...pointer.previous] : [])

async function attempt<T>(faults: string[], what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    faults.push(`${what}: ${Error.isError(error) ? error.message : error}`)
    return null
  }
}
