import { ownsOverlap } from '@console/module'
import { judge, misfits, type ReleasedModule } from '@console/module/registry'
import { CALLS, shortened } from '../registry/choose-release.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { OverrideFailed } from './override-failed.ts'

/** Throws `OverrideFailed` for a module that cannot take the place of its release. */
export function judgeOverride(module: ReleasedModule, { shell, known, owners }: LiveRegistry): void {
  const [other] = Object.entries(owners).find(([id, owns]) => id !== module.id && ownsOverlap(owns, module.owns)) ?? []
  if (other !== undefined) throw new OverrideFailed('owned', `it owns what '${other}' owns`, other)
  const missing = misfits(module, { lends: shell?.lends ?? {}, calls: CALLS })
  if (missing.length > 0) throw new OverrideFailed('platform', `it needs ${missing.join(', ')}`, shortened(missing))
  const others = known.filter(({ id }) => id !== module.id)
  const rules = { calls: CALLS, sizes: { page: Number.POSITIVE_INFINITY }, goesBack: true }
  const [problem] = judge({ shell, modules: known }, { shell, modules: [...others, module] }, rules)
  if (problem) throw new OverrideFailed('invalid', problem.text)
}
