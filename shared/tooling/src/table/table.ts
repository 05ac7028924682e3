/** The first column is text, the others are figures. */
export interface Table {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function asText({ title, head, rows }: Table): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')}`.trimEnd()
  return [title, line(head), ...rows.map(line), ''].join('\n')
}

/** For shared/docs/speed.md. */
export function asMarkdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rule = `|${head.map((_, at) => (at === 0 ? '---|' : '--:|')).join('')}`
  return [`**${title}**`, '', line(head), rule, ...rows.map(line), ''].join('\n')
}
