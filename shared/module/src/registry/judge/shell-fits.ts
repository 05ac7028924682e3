import type { ReleasedModule } from '../manifests.ts'
import { type LentPlatform, misfits } from '../module-fits.ts'
import type { Problem } from './problem.ts'
import type { Rules, Served } from './rules.ts'

/**
 * Returns each module that takes what the candidate's shell, or any host, lacks. A module that is off has nothing to fit, and one that
 * does not fit what is live either is not served now: neither keeps the shell back.
 */
export function platformProblems(live: Served, { shell, modules, off }: Served, { calls }: Pick<Rules, 'calls'>): Problem[] {
  const wasServed = (module: ReleasedModule) =>
    !live.off?.has(module.id) && live.modules.some(({ id, hash }) => id === module.id && hash === module.hash)
  return modules.flatMap((module): Problem[] => {
    const { id } = module
    if (off?.has(id)) return []
    if (!shell) {
      if (wasServed(module) && !live.shell) return []
      return [{ code: 'no-shell', id, text: `'${id}' needs a shell, and none is live. Release it first: npm run release -- shell` }]
    }
    const missing = missingFor(module, { lends: shell.lends, calls })
    if (missing.names.length + missing.calls.length === 0) return []
    if (!wasServed(module)) return [{ code: 'platform', id, text: toModule(id, missing) }]
    if (live.shell && misfits(module, { lends: live.shell.lends, calls }).length > 0) return []
    return [{ code: 'platform', id, unless: 'leave-behind', text: toShell(id, missing.names) }]
  })
}

interface Missing {
  readonly names: readonly string[]
  readonly calls: readonly string[]
}

function missingFor(module: ReleasedModule, platform: LentPlatform): Missing {
  return {
    names: misfits({ takes: module.takes, calls: [] }, platform),
    calls: misfits({ takes: {}, calls: module.calls }, platform),
  }
}

/** For the release of the module, going back to it or switching it on. */
function toModule(id: string, { names, calls }: Missing): string {
  const advice = [
    ...(names.length > 0
      ? [`Build '${id}' against the live shell, or have the shell released first that lends it: npm run release -- shell`]
      : []),
    ...(calls.length > 0 ? ['No host knows the call yet (host): install the newer host first'] : []),
  ]
  return `'${id}' takes what is not there: ${[...names, ...calls].join(', ')}. ${advice.join('. ')}`
}

/** For the release of the shell or going back to one. */
function toShell(id: string, names: readonly string[]): string {
  return `'${id}' is live and takes what this shell does not lend: ${names.join(', ')}. Lend it, under its old name too, until no live module takes it. If nobody can release '${id}' now, go on with --leave-behind ${id} --why "reason": people get its newest release that fits, else a card that says why`
}
