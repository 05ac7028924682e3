import type { ModuleManifest } from './released.ts'

/** Why a module cannot be used from the origin that a person chose. */
export type OverrideFault =
  /** No response, or not in time. */
  | 'unreachable'
  /** The registry there has no such module. */
  | 'absent'
  /** What is there is no release. */
  | 'invalid'
  /** It owns addresses of another module. */
  | 'owned'
  /** It takes what the live shell does not lend. */
  | 'platform'

/** A module that this person has from another origin than everybody else. */
export interface Override {
  /** The id of the module. */
  readonly id: string
  readonly origin: string
  /** When it ends, as an ISO time. */
  readonly until: string
  /** What is live there; absent if it cannot be used, as `unavailable` says. `record` is its manifest. */
  readonly release?: { readonly hash: string; readonly record: ModuleManifest }
}

/** Why a change of overrides was refused. */
export interface OverrideRefusal {
  readonly fault: OverrideFault
  /** With `platform`: what is missing; with `owned`: the other module. */
  readonly needs?: string
}
