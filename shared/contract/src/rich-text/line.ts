import type { RichTextRun, RichTextWords } from './document.ts'

export interface OpenLine {
  style: string
  readonly runs: RichTextRun[]
  readonly lists: OpenList[]
  /** True if a space here would not be visible: at the start of the line, or after another space. */
  atSpace: boolean
  /** True after a paragraph inside an item: the next text begins on a new line. */
  needsBreak: boolean
  /** Nothing was written to it, not even a line break. */
  isVoid: boolean
}
export interface OpenList {
  readonly kind: 'ul' | 'ol'
  readonly items: OpenLine[]
}

export function openLine(style: string): OpenLine {
  return { style, runs: [], lists: [], atSpace: true, needsBreak: false, isVoid: true }
}

/** Joins the run to the one before it if both look the same. */
export function addRun(line: OpenLine, run: RichTextRun): void {
  const last = line.runs.at(-1)
  if (run.kind === 'text' && last?.kind === 'text' && looksLike(last, run))
    line.runs[line.runs.length - 1] = { ...last, text: last.text + run.text }
  else line.runs.push(run)
  line.atSpace = run.kind === 'text' && run.text.endsWith(' ')
}

export function addBreak(line: OpenLine): void {
  trimEnd(line)
  line.runs.push({ kind: 'br' })
  line.atSpace = true
}

/** Removes what is not visible at the end of a line: a space, a line break. */
export function closeLine(line: OpenLine): void {
  trimEnd(line)
  line.isVoid = line.runs.length === 0
  if (line.runs.at(-1)?.kind === 'br') line.runs.pop()
}

function trimEnd({ runs }: OpenLine): void {
  const last = runs.at(-1)
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return
  runs.pop()
  if (last.text !== ' ') runs.push({ ...last, text: last.text.slice(0, -1) })
}

function looksLike(a: RichTextWords, b: RichTextWords): boolean {
  return a.style === b.style && a.href === b.href && a.formats.join() === b.formats.join()
}
