export interface SourceMap {
  readonly sources: readonly string[]
  readonly mappings: string
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const GOES_ON = 32

/** What comes from no source, such as the runtime of the build, is under ''. */
export function bytesPerSource(code: string, { sources, mappings }: SourceMap): ReadonlyMap<string, number> {
  const bytes = new Map<string, number>()
  const add = (source: string, text: string) => {
    if (text) bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(text))
  }
  const lines = code.split('\n')
  let source = 0
  for (const [at, segments] of mappings.split(';').entries()) {
    const line = lines[at] ?? ''
    let column = 0
    let owner = ''
    for (const segment of segments ? segments.split(',') : []) {
      const [columns = 0, further] = numbersOf(segment)
      add(owner, line.slice(column, column + columns))
      column += columns
      if (further !== undefined) source += further
      owner = further === undefined ? '' : (sources[source] ?? '')
    }
    add(owner, line.slice(column))
  }
  return bytes
}

/** Decodes a segment: numbers of base 64 with the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & (GOES_ON - 1)) << shift
    shift += 5
    if (digit & GOES_ON) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
