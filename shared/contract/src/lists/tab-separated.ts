/**
 * Reads what a spreadsheet copies: cells between tabs, rows between line ends of any system, quotes around cells that hold either. A quote
 * elsewhere is a quote.
 */
export function readTabSeparated(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n\v\f\x85\u2028\u2029]*))(\t|\r\n|[\r\n\v\f\x85\u2028\u2029]|$)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== '\t' && end !== '') rows.push([])
    // A tab at the very end begins one more cell.
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)?.push('')
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows
}

/** Writes cells as a spreadsheet reads them; a line end follows each of several lines, so that an empty one at the end is kept. */
export function writeTabSeparated(cells: readonly (readonly string[])[]): string {
  const lines = cells.map((line) => line.map(quotedIfNeeded).join('\t'))
  return lines.length === 1 ? lines.join('') : lines.map((line) => `${line}\n`).join('')
}

const quotedIfNeeded = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
