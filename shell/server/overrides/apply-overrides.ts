import type { OverrideRefusal } from '@console/module'
import { type LiveRegistry, matching } from '../registry/live-registry.ts'
import type { OtherRelease } from './fetch-override.ts'
import type { Choice } from './override-cookie.ts'

/** A choice with its outcome; `why` it cannot be used is for the log. */
export type Resolved = Choice & ({ readonly release: OtherRelease } | { readonly refusal: OverrideRefusal; readonly why: string })

/**
 * Returns the registry with one module overridden, code and manifest together. A module that cannot be used is unavailable: its release
 * would be taken for what was asked for. A module that was never released here is there for this person alone.
 */
export function withOverride(live: LiveRegistry, override: Resolved): LiveRegistry {
  const { id } = override
  const modules = live.modules.filter((module) => module.id !== id)
  const { [id]: before, ...unavailable } = live.unavailable
  if ('refusal' in override) {
    const owners = { ...live.owners, [id]: live.owners[id] ?? [] }
    return { ...live, modules, owners, unavailable: { ...unavailable, [id]: { ...before, reason: 'override', ...override.refusal } } }
  }
  const { module } = override.release
  return matching({
    ...live,
    modules: [...modules, module],
    known: [...live.known.filter((one) => one.id !== id), module],
    owners: { ...live.owners, [id]: module.owns },
    unavailable,
  })
}
