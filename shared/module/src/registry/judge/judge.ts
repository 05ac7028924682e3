import type { ReleasedModule } from '../manifests.ts'
import type { Problem } from './problem.ts'
import { removals } from './removals.ts'
import type { Rules, Served } from './rules.ts'
import { platformProblems } from './shell-fits.ts'
import { growth } from './sizes.ts'
import { stateProblems } from './state-problems.ts'

/**
 * Returns what speaks against making `candidate` live in the place of `live`. What is already wrong with `live` does not count:
 * it must not keep another team from releasing.
 */
export function judge(live: Served, candidate: Served, rules: Rules): Problem[] {
  const known = new Set(stateProblems(live).map(({ text }) => text))
  const problems = [...stateProblems(candidate).filter(({ text }) => !known.has(text)), ...platformProblems(live, candidate, rules)]
  if (rules.goesBack) return problems
  const isLive = (module: ReleasedModule) => live.modules.some(({ id, hash }) => id === module.id && hash === module.hash)
  const changes = candidate.modules
    .filter((module) => !isLive(module))
    .flatMap((module) => {
      const before = live.modules.find(({ id }) => id === module.id)
      return [...(before ? removals(before, module) : []), ...growth(before, module, rules.sizes)]
    })
  return [...problems, ...changes]
}
