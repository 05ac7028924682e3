export type ModuleFault = 'failed' | 'slow' | 'invalid'

/** A module that could not be loaded. The area's card says why. */
export class ModuleError extends Error {
  override readonly name = 'ModuleError'
  readonly fault: ModuleFault
  /** The statuses that the host answered for the module's files when they were tried again; 0 where there was no answer. */
  readonly answers: readonly number[]

  constructor(fault: ModuleFault, cause?: unknown, answers: readonly number[] = []) {
    super(`module ${fault}`, { cause })
    this.fault = fault
    this.answers = answers
  }
}
