import { cleanRichTextAttribute, cleanRichTextStyle, RICH_TEXT_INDENTS } from './rich-text.ts'

/** In the order in which they are nested. */
export const RICH_TEXT_FORMATS = ['b', 'i', 'u', 's'] as const
export type RichTextFormat = (typeof RICH_TEXT_FORMATS)[number]

/** A piece of a line: text that looks the same throughout, a line break or an image. */
export type RichTextRun =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly formats: readonly RichTextFormat[]
      /** `font-size:..;color:..;background-color:..`, or empty. */
      readonly style: string
      readonly href?: string | undefined
    }
  | { readonly kind: 'br' }
  | { readonly kind: 'img'; readonly src: string; readonly href?: string | undefined }

export interface RichTextParagraph {
  readonly kind: 'p'
  /** `text-align:..;padding-left:..`, or empty. */
  readonly style: string
  readonly runs: readonly RichTextRun[]
}
export interface RichTextItem {
  readonly style: string
  readonly runs: readonly RichTextRun[]
  /** Lists one level deeper; an item without runs only carries them. */
  readonly lists: readonly RichTextList[]
}
export interface RichTextList {
  readonly kind: 'ul' | 'ol'
  readonly items: readonly RichTextItem[]
}
export type RichTextBlock = RichTextParagraph | RichTextList

/** Rich text as both sides understand it. Whatever it is made from, it holds nothing but what is allowed. */
export type RichTextDocument = readonly RichTextBlock[]

interface OpenLine {
  style: string
  readonly runs: RichTextRun[]
  readonly lists: OpenList[]
  /** A space here would not be seen: the line begins, or a space stands before. */
  atSpace: boolean
  /** A paragraph inside an item ended: what follows begins on a new line. */
  broken: boolean
  /** Nothing was written to it, not even a line break. */
  isVoid: boolean
}
interface OpenList {
  readonly kind: 'ul' | 'ol'
  readonly items: OpenLine[]
}

const MARKS = new Set<string>([...RICH_TEXT_FORMATS, 'a', 'span'])
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\0-\x08\x0b\x0e-\x1f\x7f]/g

/** Takes the elements and texts of any markup in their order and makes a document of what is allowed. */
export interface RichTextBuilder {
  open(tag: string, attribute: (name: string) => string | null | undefined): void
  text(text: string): void
  close(tag: string): void
  document(): RichTextDocument
}

/**
 * Puts any nesting into one form: paragraphs and lists of lines, lines of runs, white space as a browser shows it.
 * Paragraphs without content vanish, `<p><br></p>` is an empty line, adjacent lists of one kind are one.
 */
export function richTextBuilder(): RichTextBuilder {
  const blocks: (OpenLine | OpenList)[] = []
  const lists: OpenList[] = []
  const marks: { readonly tag: string; readonly value: string | undefined }[] = []
  let line: OpenLine | undefined

  function newLine(style = ''): OpenLine {
    endLine()
    line = { style, runs: [], lists: [], atSpace: true, broken: false, isVoid: true }
    const list = lists.at(-1)
    if (list) list.items.push(line)
    else blocks.push(line)
    return line
  }

  function endLine(): void {
    if (!line) return
    trimEnd(line)
    line.isVoid = line.runs.length === 0
    // A line break at the end of a line is not seen.
    if (line.runs.at(-1)?.kind === 'br') line.runs.pop()
    line = undefined
  }

  function openParagraph(style: string): void {
    if (lists.length === 0) {
      newLine(style)
      return
    }
    const item = line ?? newLine()
    item.broken = item.runs.length > 0
    if (item.style === '') item.style = cleanRichTextStyle('li', style)
  }

  function openList(kind: 'ul' | 'ol'): void {
    const outer = lists.at(-1)
    if (outer && outer.items.length === 0) newLine()
    endLine()
    // Deeper than it can be indented: its items become items of the list around it.
    const list = outer && lists.length >= RICH_TEXT_INDENTS ? outer : { kind, items: [] }
    if (list !== outer) (outer?.items.at(-1)?.lists ?? blocks).push(list)
    lists.push(list)
  }

  function lineForContent(): OpenLine {
    const open = line ?? newLine()
    if (open.broken) breakLine(open)
    open.broken = false
    return open
  }

  function push(run: RichTextRun): void {
    const { runs } = lineForContent()
    const last = runs.at(-1)
    if (run.kind === 'text' && last?.kind === 'text' && looksLike(last, run))
      runs[runs.length - 1] = { ...last, text: last.text + run.text }
    else runs.push(run)
    if (line) line.atSpace = run.kind === 'text' && run.text.endsWith(' ')
  }

  function closeMark(tag: string): void {
    const at = marks.findLastIndex((mark) => mark.tag === tag)
    if (at >= 0) marks.splice(at, 1)
  }

  const href = () => marks.findLast(({ tag, value }) => tag === 'a' && value !== undefined)?.value

  return {
    open(tag, attribute) {
      const read = (name: string) => cleanRichTextAttribute(tag, name, attribute(name) ?? '')
      if (MARKS.has(tag)) marks.push({ tag, value: read(tag === 'a' ? 'href' : 'style') })
      else if (tag === 'br') breakLine(lineForContent())
      else if (tag === 'p') openParagraph(read('style') ?? '')
      else if (tag === 'ul' || tag === 'ol') openList(tag)
      else if (tag === 'li') newLine(read('style'))
      else if (tag === 'img') {
        const src = read('src')
        if (src) push({ kind: 'img', src, href: href() })
      }
    },
    text(raw) {
      const shown = raw
        .toWellFormed()
        .replace(UNSEEN, '')
        .replace(/[\t\n\f\r ]+/g, ' ')
      const isAtSpace = !line || line.atSpace || line.broken
      const text = isAtSpace && shown.startsWith(' ') ? shown.slice(1) : shown
      if (text === '') return
      const inside = new Set(marks.map(({ tag }) => tag))
      const styles = marks.map(({ tag, value }) => (tag === 'span' ? value : ''))
      push({
        kind: 'text',
        text,
        formats: RICH_TEXT_FORMATS.filter((format) => inside.has(format)),
        style: cleanRichTextStyle('span', styles.join(';')),
        href: href(),
      })
    },
    close(tag) {
      if (MARKS.has(tag)) closeMark(tag)
      else if (tag === 'li' || (tag === 'p' && lists.length === 0)) endLine()
      else if (tag === 'p' && line) line.broken = line.runs.length > 0
      else if (tag === 'ul' || tag === 'ol') {
        endLine()
        lists.pop()
      }
    },
    document() {
      endLine()
      const document = finished(blocks)
      return document.some(isSeen) ? document : []
    },
  }
}

function looksLike(a: RichTextRun & { kind: 'text' }, b: RichTextRun & { kind: 'text' }): boolean {
  return a.style === b.style && a.href === b.href && a.formats.join() === b.formats.join()
}

function breakLine(line: OpenLine): void {
  trimEnd(line)
  line.runs.push({ kind: 'br' })
  line.atSpace = true
}

function trimEnd({ runs }: OpenLine): void {
  const last = runs.at(-1)
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return
  runs.pop()
  if (last.text !== ' ') runs.push({ ...last, text: last.text.slice(0, -1) })
}

interface Item extends RichTextItem {
  readonly lists: RichTextList[]
}

function finished(blocks: readonly (OpenLine | OpenList)[]): RichTextBlock[] {
  const result: RichTextBlock[] = []
  for (const block of blocks) {
    if ('items' in block) addList(result, finishedList(block))
    else if (!block.isVoid) result.push({ kind: 'p', style: block.style, runs: block.runs })
  }
  return result
}

function finishedList({ kind, items }: OpenList): RichTextList {
  const result: Item[] = []
  for (const item of items) {
    const lists: RichTextList[] = []
    for (const list of item.lists) addList(lists, finishedList(list))
    addItem(result, { ...item, lists })
  }
  return { kind, items: result }
}

/** Lists that stand side by side are one. */
function addList<Block extends RichTextBlock>(to: (Block | RichTextList)[], { kind, items }: RichTextList): void {
  const last = to.at(-1)
  const merged: Item[] = last?.kind === kind && 'items' in last ? last.items.map((item) => ({ ...item, lists: [...item.lists] })) : []
  const isMerged = merged.length > 0
  for (const item of items) addItem(merged, item)
  if (merged.length === 0) return
  if (isMerged) to[to.length - 1] = { kind, items: merged }
  else to.push({ kind, items: merged })
}

/** An item without words that only carries lists belongs to the item before it, unless that is empty. */
function addItem(items: Item[], { style, runs, lists }: RichTextItem): void {
  const before = items.at(-1)
  const isCarrier = runs.length === 0 && lists.length > 0
  if (isCarrier && before && before.runs.length + before.lists.length > 0) for (const list of lists) addList(before.lists, list)
  else items.push({ style: isCarrier ? '' : style, runs, lists: [...lists] })
}

function isSeen(block: RichTextBlock): boolean {
  if (block.kind === 'p') return block.runs.some(isSeenRun)
  return block.items.some(({ runs, lists }) => runs.some(isSeenRun) || lists.some(isSeen))
}

function isSeenRun(run: RichTextRun): boolean {
  return run.kind === 'img' || (run.kind === 'text' && run.text.trim() !== '')
}
