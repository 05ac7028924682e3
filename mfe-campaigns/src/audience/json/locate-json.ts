export type Span = readonly [start: number, end: number]

export interface Spans {
  /** By JSON pointer: `/0/operator` has the place of that value; the whole is ``. */
  readonly spans: ReadonlyMap<string, Span>
  /** Where the text stops being JSON; undefined if it is JSON as a whole. */
  readonly mistake?: number
}

const SPACE = /[\t\n\r ]*/y
const SCALAR = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
/** Deeper than any condition, and no risk for the call stack. */
const DEPTH_MAX = 100

/** Finds the parts of a JSON text; `JSON.parse` tells no positions. */
export function spansIn(text: string): Spans {
  const spans = new Map<string, Span>()
  let at = 0

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }

  /** Steps over a mark and the space around it; false where another character is. */
  function isThere(mark: string): boolean {
    match(SPACE)
    if (text[at] !== mark) return false
    at += 1
    match(SPACE)
    return true
  }

  function isEntries(pointer: string, depth: number, isObject: boolean): boolean {
    const end = isObject ? '}' : ']'
    if (isThere(end)) return true
    for (let index = 0; ; index += 1) {
      const name = isObject ? nameThere() : String(index)
      if (name === undefined || !isValue(`${pointer}/${escaped(name)}`, depth + 1)) return false
      if (isThere(end)) return true
      if (!isThere(',')) return false
    }
  }

  function nameThere(): string | undefined {
    const name = text[at] === '"' ? match(SCALAR) : undefined
    return name !== undefined && isThere(':') ? JSON.parse(name) : undefined
  }

  function isValue(pointer: string, depth: number): boolean {
    match(SPACE)
    const start = at
    const isObject = text[at] === '{'
    const hasEntries = isObject || text[at] === '['
    if (hasEntries) at += 1
    if (hasEntries ? depth > DEPTH_MAX || !isEntries(pointer, depth, isObject) : match(SCALAR) === undefined) return false
    spans.set(pointer, [start, text.slice(0, at).trimEnd().length])
    return true
  }

  const isWhole = isValue('', 0)
  match(SPACE)
  return isWhole && at === text.length ? { spans } : { spans, mistake: at }
}

/** The place of a part, else of the nearest part around it that is there. */
export function spanOf({ spans }: Spans, pointer: string): Span {
  const found = spans.get(pointer)
  if (found || pointer === '') return found ?? [0, 0]
  return spanOf({ spans }, pointer.slice(0, pointer.lastIndexOf('/')))
}

/** The line, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** A name in a JSON pointer. */
export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
