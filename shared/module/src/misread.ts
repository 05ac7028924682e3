/** What a page tells the host of an answer that is not as the contract has it: where, and nothing of what stood there. */
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
  /** The entry of a list that it stands in is not shown. */
  | 'left_out'
  /** The answer could not be read. */
  | 'refused'
