/** A change of a file's text. It throws `PlaceMissing` if the text does not have the place. */
export type Edit = (text: string) => string

/** Thrown if a file does not have the place of an edit. */
export class PlaceMissing extends Error {
  override readonly name = 'PlaceMissing'
}

/** Adds an item at the end of the list or map that `opener` begins; `opener` ends with its bracket. */
export const append =
  (opener: string, item: string): Edit =>
  (text) => {
    const [start, end] = insideOf(text, opener)
    return joined(text, start, end, [...itemsOf(text.slice(start, end)), `\n${item}`])
  }

/** The same in the order of the items' first words, as lists of one-liners are kept. */
export const addSorted =
  (opener: string, item: string): Edit =>
  (text) => {
    const [start, end] = insideOf(text, opener)
    const items = itemsOf(text.slice(start, end))
    const later = items.findIndex((one) => keyOf(one) > keyOf(item))
    return joined(text, start, end, items.toSpliced(later < 0 ? items.length : later, 0, `\n${item}`))
  }

/** Adds lines below the last line that looks like this. */
export const afterLast =
  (line: RegExp, added: string): Edit =>
  (text) => {
    const lines = text.split('\n')
    const last = lines.findLastIndex((one) => line.test(one))
    if (last < 0) throw new PlaceMissing(`a line like ${line}`)
    return lines.toSpliced(last + 1, 0, added).join('\n')
  }

/** Replaces the one text that looks like this. */
export const replaceOnce =
  (place: RegExp, by: string | ((...groups: string[]) => string)): Edit =>
  (text) => {
    if (text.match(new RegExp(place, 'g'))?.length !== 1) throw new PlaceMissing(`one text like ${place}`)
    return typeof by === 'string' ? text.replace(place, by) : text.replace(place, by)
  }

/** Several changes, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((changed, edit) => edit(changed), text)

/** Makes no change if the text already has it, such as a code that was planned. */
export const unlessThere =
  (what: string, edit: Edit): Edit =>
  (text) =>
    text.includes(what) ? text : edit(text)

function onlyPlaceOf(text: string, start: string): number {
  const at = text.indexOf(start)
  if (at < 0 || text.indexOf(start, at + 1) >= 0) throw new PlaceMissing(`one '${start.trim()}'`)
  return at
}

/** Where the inside of a list or map begins and ends. */
function insideOf(text: string, opener: string): [start: number, end: number] {
  const start = onlyPlaceOf(text, opener) + opener.length
  for (const { index, depth } of brackets(text, start)) if (depth < 0) return [start, index]
  throw new PlaceMissing(`the end of '${opener}'`)
}

/** Returns the items of the list or map that `opener` begins, each with the comments above it. */
export const itemsIn = (text: string, opener: string): string[] => itemsOf(text.slice(...insideOf(text, opener))).map((item) => item.trim())

/** The items between two brackets. */
function itemsOf(inside: string): string[] {
  const items: string[] = []
  let from = 0
  for (const { index, depth, sign } of brackets(inside, 0)) {
    if (sign !== ',' || depth !== 0) continue
    items.push(inside.slice(from, index))
    from = index + 1
  }
  return [...items, inside.slice(from)].filter((item) => item.trim())
}

// The formatter gives the result its layout.
const joined = (text: string, start: number, end: number, items: readonly string[]) =>
  `${text.slice(0, start)}${items.map((item) => `${item.trimEnd()},`).join('')}\n${text.slice(end)}`

const keyOf = (item: string) => item.replace(/^\s*\/\/.*$/gm, '').trim()

const token = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[([{}\]),]/g

/** Returns the brackets and commas outside strings and comments, each with the nesting depth after it. */
function* brackets(text: string, from: number): Generator<{ readonly index: number; readonly depth: number; readonly sign: string }> {
  let depth = 0
  for (const { 0: sign, index } of text.slice(from).matchAll(token)) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign.length === 1) yield { index: index + from, depth, sign }
  }
}
