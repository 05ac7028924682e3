/** Which fields of a response did not match the contract, but never their values. */
export interface MisreadReport {
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
