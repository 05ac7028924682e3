/** Sent when the person leaves the page. */
export interface VisitReport {
  /** The address that was opened, without query. The host keeps only the pattern of its route. */
  readonly path: string
  /** The release of the shell. */
  readonly shell?: string | undefined
  /** Milliseconds since the address was asked for. */
  readonly times: {
    readonly first_byte: number
    /** When the largest part of the page was drawn; unknown if it was in the background. */
    readonly drawn?: number | undefined
    readonly loaded: number
  }
  readonly modules: readonly VisitedModule[]
  /** How often an area could not be shown: `<module> <reason>` -> count. */
  readonly failures: Readonly<Record<string, number>>
  readonly calls: FailedCalls
}

export interface VisitedModule {
  readonly id: string
  readonly hash: string
  readonly version: string
  /** Milliseconds that the module's entry took. */
  readonly entry?: number | undefined
  /** Milliseconds that the slowest file of its pages took, be it a script or their texts. */
  readonly pages?: number | undefined
}

export interface FailedCalls {
  /** Without any response. */
  readonly unreachable: number
  /** 4xx. */
  readonly refused: number
  /** 5xx. */
  readonly failed: number
}
