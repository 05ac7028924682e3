/** Without any part of the value. */
export interface Misread {
  readonly call: string
  readonly fields: readonly MisreadField[]
}

export interface MisreadField {
  /** The names on the way to it, without places in lists; empty for the whole answer. */
  readonly field: string
  readonly outcome: 'mended' | 'left_out' | 'refused'
}

/** Called once for each call and place. The shell sets it. */
let misread: (found: Misread) => void = () => {}
export function onMisread(handler: (found: Misread) => void): void {
  misread = handler
}

export function emitMisread(found: Misread): void {
  misread(found)
}
