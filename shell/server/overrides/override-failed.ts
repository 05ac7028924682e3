import type { OverrideFault, OverrideRefusal } from '@console/module'

/** The message is for the log. */
export class OverrideFailed extends Error {
  override readonly name = 'OverrideFailed'
  /** What the person is told. */
  readonly refusal: OverrideRefusal

  constructor(fault: OverrideFault, cause: unknown, needs?: string) {
    super(Error.isError(cause) ? cause.message : String(cause), { cause })
    this.refusal = needs === undefined ? { fault } : { fault, needs }
  }
}
