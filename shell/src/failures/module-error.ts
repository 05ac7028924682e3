export type ModuleFault = 'failed' | 'slow' | 'invalid'

export class ModuleError extends Error {
  override readonly name = 'ModuleError'
  readonly fault: ModuleFault
  /** The host's statuses for the module's files when they were requested again; 0 for no response. */
  readonly statuses: readonly number[]

  constructor(fault: ModuleFault, cause?: unknown, statuses: readonly number[] = []) {
    super(`module ${fault}`, { cause })
    this.fault = fault
    this.statuses = statuses
  }
}
