import { readTabSeparated, tidy } from '@console/contract'

export interface NameValue {
  readonly name: string
  readonly value: string
}

/**
 * Reads the pairs of a pasted text: two columns of a spreadsheet, 'name=value' or 'name: value' in each line, a query or the address that
 * has it. Returns an empty list for any other text. Macros in values stay as they are.
 */
export function pairsIn(text: string): readonly NameValue[] {
  const rows = readTabSeparated(text).filter((cells) => cells.some((cell) => tidy(cell) !== ''))
  const pairs = rows.length === 1 && rows[0]?.length === 1 ? pairsInLine(tidy(text)) : rows.map(pairInRow)
  const tidied = pairs.map(([name = '', value = '']) => ({ name: tidy(name), value: tidy(value).replace(/[\t\r\n]+/g, ' ') }))
  return tidied.every(({ name }) => name !== '') ? tidied : []
}

function pairInRow(cells: readonly string[]): readonly string[] {
  return cells.length > 1 ? cells : (/^\s*([^\s=:]+)\s*(?:=|:(?!\/\/))(.*)$/.exec(cells[0] ?? '')?.slice(1) ?? [])
}

function pairsInLine(line: string): readonly (readonly string[])[] {
  const [, query] = /^(?:https?:\/\/[^\s?#]*)?\?([^\s#]+)/.exec(line) ?? []
  const pairs = (query ?? line).replaceAll('&amp;', '&').split('&')
  const isQuery = query !== undefined || pairs.length > 1
  return pairs.map((pair) => {
    const [, name = '', value = ''] = /^([^\s=:/?#{"]+)(?:\s*=|\s*:\s)(.*)$/.exec(pair) ?? []
    return isQuery ? [decoded(name), decoded(value)] : [name, value]
  })
}

/** A value that cannot be decoded has a macro such as %ad_id%. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replace(/(?<=.)\+/g, ' '))
  } catch {
    return value
  }
}
