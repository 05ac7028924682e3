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
    .map((cells) => cells.map(inOneLine).join('\t'))
    .filter((line) => line.trim() !== '')
  const bare = withoutMarks(lines.map((line) => line.trimStart()))
  // Tabs before a mark indent it, or are cells.
  const rows = lines.map((line, at) => `${/^\t*/.exec(line)}${bare[at]}`.split('\t'))
  const numbers = numberColumns(rows)
  const items = rows.flatMap((cells) => cells.filter((cell, column) => cell !== '' && !numbers.has(column)))
  // PDF files have bullets in lines of their own.
  return { items: withoutSeparators(items).filter((item) => !/^[•‣◦▪]?$/.test(item)), leftOut: numbers.size }
}

const inOneLine = (cell: string) =>
  cell
    .split(/[\t\r\n\v\f\x85\u2028\u2029]+/)
    .map(tidy)
    .filter(Boolean)
    .join(' ')

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
  const [before, last = ''] = [items.slice(0, -1), items.at(-1)]
  if (before.length === 0 || !before.every((item) => /[,;，；、]$/.test(item))) return items
  // The full stop of the sentence, not of an abbreviation.
  const isSentence = !/\.\S*\.$/.test(last) && !before.some((item) => item.at(-2) === '.')
  return [...before.map((item) => item.slice(0, -1)), last.replace(isSentence ? /[.,;，；、。]$/ : /[,;，；、。]$/, '')].map((item) =>
    item.trim().replace(/^(["'`])(.+)\1$/, '$2'),
  )
}
