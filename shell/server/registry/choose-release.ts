import { allRoutes } from '@console/contract/routes'
import type { HeldBack, Unavailable } from '@console/module'
import { candidates, type ModuleLine, misfits, type ReleasedModule, type ReleasedShell, type Snapshot } from '@console/module/registry'
import type { Quarantine } from './quarantine.ts'
import type { Releases } from './read-releases.ts'

/** `needs` lists the first things that shell and host do not have for it. */
export type Refusal = Omit<Unavailable, 'name'>

/** `module` is the newest readable release. */
export interface RefusedModule {
  readonly refusal: Refusal
  readonly module: ReleasedModule | null
  readonly line: ModuleLine
}

/** What a snapshot offers to one group of publishers. */
export interface Choice {
  readonly shell: ReleasedShell | null
  /** Module id -> the release that is served. */
  readonly modules: ReadonlyMap<string, ReleasedModule>
  readonly refused: ReadonlyMap<string, RefusedModule>
  /** Module id -> its newest release, if an older one is served. */
  readonly heldBack: ReadonlyMap<string, HeldBack>
  readonly faults: readonly string[]
  /** False if a manifest could not be read: a later look may find it. */
  readonly complete: boolean
}

export const CALLS = allRoutes.map(({ id }) => id)
/** How many things a page lists; the log has all. */
const LISTED = 3

export interface ChoiceOptions {
  readonly releases: Releases
  readonly snapshot: Snapshot
  /** Modules whose rollout includes this group. */
  readonly rollouts: ReadonlySet<string>
  readonly held: Quarantine['held']
  readonly lastShell: ReleasedShell | null
}

/**
 * Decides which releases are served: of each module the newest one that is complete, fits shell and host and is not held back. A broken
 * module does not affect the others; with a broken shell, the last good one stays.
 */
export async function chooseReleases({ releases, snapshot, rollouts, held, lastShell }: ChoiceOptions): Promise<Choice> {
  const faults: string[] = []
  let complete = true
  async function attempt<T>(what: string, read: () => Promise<T>): Promise<T | null> {
    try {
      return await read()
    } catch (error) {
      complete = false
      faults.push(`${what}: ${Error.isError(error) ? error.message : error}`)
      return null
    }
  }

  async function chooseShell(): Promise<ReleasedShell | null> {
    for (const release of snapshot.shell ? [snapshot.shell.current, ...snapshot.shell.previous] : []) {
      const shell = await attempt(`shell ${release.hash}`, () => releases.shell(release))
      if (shell) return shell
    }
    return null
  }

  async function chooseModule(id: string, line: ModuleLine): Promise<ReleasedModule | RefusedModule> {
    let misfit: RefusedModule | null = null
    const wanted = candidates(line, rollouts.has(id))
    const [newest] = wanted
    // One that is held back is better than none.
    const inOrder = wanted.toSorted((a, b) => Number(held(id, a.hash)) - Number(held(id, b.hash)))
    for (const release of inOrder) {
      const module = await attempt(`module ${id} ${release.hash}`, () => releases.module(id, release))
      if (!module) continue
      if (line.off) return { refusal: { reason: 'off' }, module, line }
      const missing = misfits(module, { lends: shell?.lends ?? module.takes, calls: CALLS })
      if (missing.length === 0) {
        if (newest && newest.hash !== release.hash) heldBack.set(id, { hash: newest.hash, ...whyNot(id, newest.hash, misfit) })
        return module
      }
      faults.push(`module ${id} ${release.hash}: needs ${missing.join(', ')}`)
      misfit ??= { refusal: { reason: 'platform', needs: shortened(missing) }, module, line }
    }
    return misfit ?? { refusal: { reason: line.off ? 'off' : 'missing' }, module: null, line }
  }

  function whyNot(id: string, hash: string, misfit: RefusedModule | null): Omit<HeldBack, 'hash'> {
    if (held(id, hash)) return { reason: 'held' }
    return misfit?.module?.hash === hash ? { reason: 'platform', needs: misfit.refusal.needs } : { reason: 'missing' }
  }

  const shell = (await chooseShell()) ?? lastShell
  const modules = new Map<string, ReleasedModule>()
  const refused = new Map<string, RefusedModule>()
  const heldBack = new Map<string, HeldBack>()
  for (const [id, line] of Object.entries(snapshot.modules)) {
    const chosen = await chooseModule(id, line)
    if ('refusal' in chosen) refused.set(id, chosen)
    else modules.set(id, chosen)
  }
  return { shell, modules, refused, heldBack, faults, complete }
}

export const shortened = (missing: readonly string[]) => [...missing.slice(0, LISTED), ...(missing.length > LISTED ? ['…'] : [])].join(', ')
