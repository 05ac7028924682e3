import { tidy } from '@console/contract'

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
  const lines = text.trim().split(/\s*[\r\n]\s*/)
  const query = /^(?:\S*\?)?([^\s=]+=\S*)$/.exec(text.trim())?.[1]
  const pairs = query === undefined ? lines.map(pairInLine) : [...new URLSearchParams(query)]
  const tidied = pairs.map(([name = '', value = '']) => ({ name: tidy(name), value: tidy(value) }))
  return tidied.every(({ name }) => name !== '') ? tidied : []
}

const pairInLine = (line: string): readonly string[] => /^([^\s=:]+)(?: *\t| *=|:(?!\/\/))([^\t]*)/.exec(line)?.slice(1) ?? []
