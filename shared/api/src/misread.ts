/** Where an answer did not match the contract, without any part of the value that was there. */
export interface Misread {
  readonly call: string
  readonly fields: readonly MisreadField[]
}

export interface MisreadField {
  /** The names on the way to it, without places in lists; empty for the whole answer. */
  readonly field: string
  /** The field could still be read, the list entry that contains it was left out, or the whole answer could not be read. */
  readonly outcome: 'mended' | 'left_out' | 'refused'
}

/** Called once for each call and place where an answer was not as the contract has it. The shell sets it. */
let misread: (found: Misread) => void = () => {}
export function onMisread(handler: (found: Misread) => void): void {
  misread = handler
}

export function tellMisread(found: Misread): void {
  misread(found)
}
