/** Where an answer was not as the contract has it, without anything of what stood there. */
export interface Misread {
  readonly call: string
  readonly fields: readonly MisreadField[]
}

export interface MisreadField {
  /** The names on the way to it, without places in lists; empty for the whole answer. */
  readonly field: string
  /** It could be read all the same, the entry that it stands in was left out of its list, or the answer could not be read. */
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
