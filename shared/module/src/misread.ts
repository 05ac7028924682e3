/** What a page tells the host about a response that does not match the contract: which fields, but never their values. */
export interface MisreadReport {
  /** The id of the call. */
  readonly call: string
  readonly fields: readonly {
    /** The names on the way to it, without places in lists; empty for the whole answer. */
    readonly field: string
    readonly outcome: MisreadOutcome
  }[]
  /** The release of the shell. */
  readonly shell?: string | undefined
}

export type MisreadOutcome =
  /** It was written in another way and could be read. */
  | 'mended'
  /** The list entry that contains it is not shown. */
  | 'left_out'
  /** The answer could not be read. */
  | 'refused'
