import { readTabSeparated, tidy } from '@console/contract'

/** A name and its value, as a form holds them. */
export interface NameValue {
  readonly name: string
  readonly value: string
}

/**
 * Reads the pairs of a pasted text: two columns of a spreadsheet, 'name=value' or 'name: value' in each line, a query or the address that
 * has it. Returns an empty list for any other text.
 */
export function pairsIn(text: string): readonly NameValue[] {
  const rows = readTabSeparated(text.trim()).filter((cells) => cells.some((cell) => tidy(cell) !== ''))
  const pairs = rows.every((cells) => cells.length > 1) ? rows : rows.flatMap(([line = '']) => pairsInLine(tidy(line)))
  const tidied = pairs.map(([name = '', value = '']) => ({ name: tidy(name), value: tidy(value) }))
  return tidied.every(({ name }) => name !== '') ? tidied : []
}

function pairsInLine(line: string): readonly (readonly string[])[] {
  const query = /^(?:https?:\/\/[^\s?]+)?\??([^\s?=&/:]+=[^\s]*)$/.exec(line)?.[1]
  if (query !== undefined) return [...new URLSearchParams(query)]
  const [, name, value] = /^([^\s=:]+)\s*(?:=|:(?!\/\/))\s*(.*)$/.exec(line) ?? []
  return [name === undefined ? [''] : [name, value ?? '']]
}
