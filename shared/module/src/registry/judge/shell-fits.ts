import type { ReleasedModule } from '../manifests.ts'
import { type LentPlatform, misfits } from '../module-fits.ts'
import type { Problem } from './problem.ts'

/** Returns what a module takes and the platform does not have, as one problem, for the person who releases. */
export function platformProblems(module: ReleasedModule, platform: LentPlatform): Problem[] {
  const missing = misfits(module, platform)
  if (missing.length === 0) return []
  const { id } = module
  const text = `'${id}' takes what is not there: ${missing.join(', ')}. Build '${id}' against this shell, or release the shell that has it first: npm run release -- shell. For a call (host), install the newer host first`
  return [{ code: 'platform', id, text }]
}
