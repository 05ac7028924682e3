/** The first five are the host's own reasons, which it gives with the page. */
export type FailureReason =
  /** Needs another platform than this shell lends. */
  | 'platform'
  /** Files of the release are not on the server. */
  | 'missing'
  /** The newest release is paused. */
  | 'held'
  /** Switched off by the provider. */
  | 'off'
  /** The person has it from another origin, and from there it cannot be used. */
  | 'override'
  /** No connection, or a server that cannot respond. */
  | 'unreachable'
  /** No response within the time limit. */
  | 'slow'
  /** A file arrived with other bytes than were released. */
  | 'altered'
  /** What arrived is no module, or lacks the page. */
  | 'invalid'
  /** The code threw when it was loaded. */
  | 'import'
  /** The page threw when it was drawn. */
  | 'render'

export interface FailureReport {
  readonly id: string
  readonly hash?: string | undefined
  readonly reason: FailureReason
  readonly support_id: string
  /** The release of the shell. */
  readonly shell?: string | undefined
  /** The address of the page, without query. The host keeps only the pattern of its route. */
  readonly path?: string | undefined
}
