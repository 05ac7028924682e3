import { tidy } from '../fields/text.ts'
import { withoutMarks } from './list-marks.ts'
import { readTabSeparated } from './tab-separated.ts'

interface List {
  /** Tidied, none of them empty. The same one may come twice. */
  readonly items: readonly string[]
  /** How many columns of numbers beside the items were left out. */
  readonly leftOut: number
}

/**
 * Reads a list that someone typed, or pasted from a spreadsheet, a document or a chat: an item in each line and between tabs, without
 * bullets, numbers and what separates items. A cell of several lines is one item.
 */
export function readList(text: string): List {
  const lines = readTabSeparated(text)
    .map((cells) => cells.map((cell) => tidy(cell.replace(/\s*[\t\r\n\v\f\x85\u2028\u2029]\s*/g, ' '))).join('\t'))
    .filter((line) => line.trim() !== '')
  const bare = withoutMarks(lines.map((line) => line.trimStart()))
  // Tabs before a mark indent it, or are cells.
  const rows = lines.map((line, at) => `${/^\t*/.exec(line)}${bare[at]}`.split('\t'))
  const numbers = numberColumns(rows)
  const items = rows.flatMap((cells) => cells.filter((cell, column) => cell !== '' && !numbers.has(column)))
  return { items: withoutSeparators(items), leftOut: numbers.size }
}

/** The columns of codes, counts and places beside one of texts. Of three rows the first may be a heading. */
function numberColumns(rows: readonly (readonly string[])[]): ReadonlySet<number> {
  const below = rows.length > 2 ? rows.slice(1) : rows
  const numbers = new Set<number>()
  const others = new Set<number>()
  for (const cells of below) for (const [column, cell] of cells.entries()) if (cell !== '') (isNumber(cell) ? numbers : others).add(column)
  return rows.length > 1 && others.size > 0 ? new Set([...numbers].filter((column) => !others.has(column))) : NONE
}

const isNumber = (cell: string) => /^[-+]?\d[\d.,\s]*%?$/.test(cell)
const NONE: ReadonlySet<number> = new Set()

/** Without the semicolons of a list in a sentence, and the commas and quotes of one in code. */
function withoutSeparators(items: readonly string[]): readonly string[] {
  const isSeparated = items.length > 1 && items.slice(0, -1).every((item) => /[,;，；、]$/.test(item))
  if (!isSeparated) return items
  return items.map((item) =>
    item
      .replace(/(?:[,;，；、。]|(?<!\.)\.)$/, '')
      .trimEnd()
      .replace(/^(["'`])(.+)\1$/, '$2'),
  )
}
