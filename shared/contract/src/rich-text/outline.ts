import { cleanRichTextStyle, RICH_TEXT_INDENTS } from './allowed-markup.ts'
import { addBreak, closeLine, type OpenLine, type OpenList, openLine } from './line.ts'

/** Paragraphs, lists and items, which markup may open and close in any order. */
export interface RichTextOutline {
  openParagraph(style: string): void
  closeParagraph(): void
  /** Deeper than lists can nest, its items become items of the list around it. */
  openList(kind: 'ul' | 'ol'): void
  closeList(): void
  openItem(style: string): void
  closeItem(): void
  isAtSpace(): boolean
  /** The line that content goes to; a new paragraph or item where none is open. */
  lineForContent(): OpenLine
  finish(): (OpenLine | OpenList)[]
}

export function richTextOutline(): RichTextOutline {
  const blocks: (OpenLine | OpenList)[] = []
  const lists: OpenList[] = []
  let line: OpenLine | undefined

  function startLine(style: string): OpenLine {
    endLine()
    line = openLine(style)
    const siblings = lists.at(-1)?.items ?? blocks
    siblings.push(line)
    return line
  }

  function endLine(): void {
    if (line) closeLine(line)
    line = undefined
  }

  return {
    openParagraph(style) {
      if (lists.length === 0) {
        startLine(style)
        return
      }
      // A paragraph of an item is a line of it.
      const item = line ?? startLine('')
      item.needsBreak = item.runs.length > 0
      if (item.style === '') item.style = cleanRichTextStyle('li', style)
    },
    closeParagraph() {
      if (lists.length === 0) endLine()
      else if (line) line.needsBreak = line.runs.length > 0
    },
    openList(kind) {
      const outer = lists.at(-1)
      if (outer && outer.items.length === 0) startLine('')
      endLine()
      const list = outer && lists.length >= RICH_TEXT_INDENTS ? outer : { kind, items: [] }
      if (list !== outer) (outer?.items.at(-1)?.lists ?? blocks).push(list)
      lists.push(list)
    },
    closeList() {
      endLine()
      lists.pop()
    },
    openItem: startLine,
    closeItem: endLine,
    isAtSpace: () => !line || line.atSpace || line.needsBreak,
    lineForContent() {
      const open = line ?? startLine('')
      if (open.needsBreak) addBreak(open)
      open.needsBreak = false
      return open
    },
    finish() {
      endLine()
      return blocks
    },
  }
}
