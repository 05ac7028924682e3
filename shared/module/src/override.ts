import type { ModuleManifest } from './released.ts'

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
  readonly id: string
  readonly origin: string
  /** ISO time. */
  readonly until: string
  /** What is live there; absent if it cannot be used, as `unavailable` says. `record` is its manifest. */
  readonly release?: { readonly hash: string; readonly record: ModuleManifest }
}

export interface OverrideRefusal {
  readonly fault: OverrideFault
  /** With `platform`: what is missing; with `owned`: the other module. */
  readonly needs?: string
}
