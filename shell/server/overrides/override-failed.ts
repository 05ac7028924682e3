import type { OverrideFault, OverrideRefusal } from '@console/module'

/** Why a module cannot be used from an origin. The message is for the log. */
export class OverrideFailed extends Error {
  override readonly name = 'OverrideFailed'
  /** What the person is told. */
  readonly refusal: OverrideRefusal

  constructor(fault: OverrideFault, cause: unknown, needs?: string) {
    super(Error.isError(cause) ? cause.message : String(cause), { cause })
    this.refusal = needs === undefined ? { fault } : { fault, needs }
  }
}
