import { bare, type Node, parseCode, Visitor } from '@console/federation/syntax'
import { parseSource } from '../boundaries/source-file.ts'

/** Throws `PlaceMissing` if the text does not have the place. */
export type Edit = (text: string) => string

export class PlaceMissing extends Error {
  override readonly name = 'PlaceMissing'
}

/** Adds items at the end of the list or map of this name, as `valuesOf` finds it. */
export const append = (name: string, added: string): Edit => inserting(name, (items) => ({ behind: items.at(-1), added }))

/** Adds items where they belong in the order of a list, as those of one-liners are kept. */
export const addSorted = (name: string, added: string): Edit =>
  inserting(name, (items, text) => {
    const later = items.findIndex(({ start, end }) => text.slice(start, end) > added)
    return { behind: later < 0 ? items.at(-1) : items[later - 1], added }
  })

/** Adds the items whose keys a map does not have yet, behind the last item with a key like `like`. */
export const addMissing = (name: string, added: string, like = /./): Edit =>
  inserting(name, (items) => {
    const there = new Set(items.map(keyOf))
    const missing = itemsIn(`export default { ${added} }`, 'default').filter(({ key }) => !there.has(key))
    const last = items.filter((item) => like.test(keyOf(item))).slice(-1)
    return missing.length > 0 ? { behind: only(last, `key like ${like}`), added: codeOf(missing) } : undefined
  })

/** Adds statements below the last one that has the shape of one of them. */
export const addBelow =
  (code: string): Edit =>
  (text) => {
    const shapes = new Set(parseCode(code).program.body.map(shapeOf))
    const ends: number[] = []
    const take = ({ body }: { readonly body: readonly Node[] }) =>
      void ends.push(...body.filter((one) => shapes.has(shapeOf(one))).map(({ end }) => end))
    new Visitor({ Program: take, BlockStatement: take }).visit(parseCode(text).program)
    if (ends.length === 0) throw new PlaceMissing(`a line like ${code}`)
    return insertedAt(text, lineEnd(text, Math.max(...ends)), `\n${code}`)
  }

/** Replaces the one comment or string that looks like this. */
export const replaceOnce =
  (place: RegExp, by: (...groups: string[]) => string): Edit =>
  (text) => {
    const { comments, strings } = parseSource('code.ts', text)
    const texts = [...comments, ...strings].filter((one) => place.test(one.text))
    const { at } = only(texts, `text like ${place}`)
    return text.slice(0, at) + text.slice(at).replace(place, by)
  }

export const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((changed, edit) => edit(changed), text)

export const codeOf = (items: readonly { readonly text: string }[]): string => items.map(({ text }) => text).join(',\n')

/** Returns the items of the list or map of this name, with their comments and their keys (in a list, their text). */
export const itemsIn = (text: string, name: string) =>
  valuesOf(text, name).flatMap((list) =>
    itemsOf(list).map((item, index, { [index - 1]: before }) => {
      const from = before ? text.indexOf(',', before.end) : list.start
      return { key: keyOf(item), text: text.slice(from + 1, item.end).trim() }
    }),
  )

/** Returns the values of constants, properties, pairs such as `['name', value]` and calls of this name; `default` is the file's export. */
export function valuesOf(text: string, name: string): Node[] {
  const found: Node[] = []
  const take = (node: Node) => {
    const [key, value] = heldBy(node)
    if (value && key === name) found.push(bare(value))
  }
  const holders = { VariableDeclarator: take, Property: take, ArrayExpression: take, CallExpression: take, ExportDefaultDeclaration: take }
  new Visitor(holders).visit(parseCode(text).program)
  return found
}

function heldBy(node: Node): [name?: string, value?: Node | null] {
  if (node.type === 'VariableDeclarator') return [nameOf(node.id), node.init]
  if (node.type === 'Property') return [nameOf(node.key), node.value]
  if (node.type === 'ArrayExpression') return [nameOf(node.elements[0]), node.elements[1]]
  if (node.type === 'CallExpression') return [nameOf(node.callee), node.arguments[0]]
  return node.type === 'ExportDefaultDeclaration' ? ['default', node.declaration] : []
}

function nameOf(node: Node | null | undefined): string {
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? `${node.value}` : ''
}

const itemsOf = (list: Node): Node[] =>
  list.type === 'ObjectExpression' ? list.properties : list.type === 'ArrayExpression' ? list.elements.filter((item) => item !== null) : []

const keyOf = (item: Node) => nameOf(item.type === 'Property' ? item.key : item)

type Insertion = (items: readonly Node[], text: string) => { readonly behind: Node | undefined; readonly added: string } | undefined

/** The formatter gives the result its layout. */
const inserting =
  (name: string, placeIn: Insertion): Edit =>
  (text) => {
    const lists = valuesOf(text, name).filter(({ type }) => type === 'ArrayExpression' || type === 'ObjectExpression')
    const list = only(lists, `list '${name}'`)
    const items = itemsOf(list)
    const place = placeIn(items, text)
    if (!place) return text
    const { behind, added } = place
    if (!behind) return insertedAt(text, list.start + 1, `\n${added}${items.length > 0 ? ',' : ''}`)
    if (text[behind.end] !== ',') return insertedAt(text, behind.end, `,\n${added}`)
    // A comment on an item may follow its comma.
    const next = items[items.indexOf(behind) + 1]?.start ?? list.end - 1
    return insertedAt(text, Math.min(lineEnd(text, behind.end), next), `\n${added},`)
  }

const lineEnd = (text: string, position: number) => `${text}\n`.indexOf('\n', position)
const insertedAt = (text: string, position: number, added: string) => text.slice(0, position) + added + text.slice(position)

function only<Found>(found: readonly Found[], what: string): Found {
  const [one] = found
  if (one === undefined || found.length > 1) throw new PlaceMissing(`one ${what}`)
  return one
}

const NAMES = new Set(['start', 'end', 'name', 'value', 'raw', 'specifiers', 'importKind', 'exportKind'])

/** A statement without its names and what it imports. */
const shapeOf = (statement: Node) => JSON.stringify(statement, (key, value) => (NAMES.has(key) ? undefined : value))
