import { cleanRichTextAttribute, cleanRichTextStyle } from './allowed-markup.ts'
import { linesOfRichText, RICH_TEXT_FORMATS, type RichTextDocument, type RichTextRun, type RichTextWords } from './document.ts'
import { addBreak, addRun } from './line.ts'
import { mergedBlocks } from './merge.ts'
import { richTextOutline } from './outline.ts'

const MARKS = new Set<string>([...RICH_TEXT_FORMATS, 'a', 'span'])
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\0-\x08\x0b\x0e-\x1f\x7f]/g

/** Takes the elements and texts of any markup in order, and makes a document from what is allowed. */
export interface RichTextBuilder {
  /** `attribute` reads the element's attributes; without it, the element has no attributes. */
  open(tag: string, attribute?: (name: string) => string | null | undefined): void
  /** Text as typed keeps every space and line break; of other text, what a browser shows. */
  text(text: string, isAsTyped?: boolean): void
  close(tag: string): void
  document(): RichTextDocument
}

/**
 * Brings any nesting into one form: paragraphs and lists contain lines, lines contain runs, and white space is as a browser shows
 * it. Empty paragraphs are removed, `<p><br></p>` is an empty line, and adjacent lists of the same kind become one.
 */
export function richTextBuilder(): RichTextBuilder {
  const outline = richTextOutline()
  const marks = openMarks()
  return {
    open(tag, attribute) {
      const read = (name: string) => cleanRichTextAttribute(tag, name, attribute?.(name) ?? '')
      if (MARKS.has(tag)) marks.open(tag, read(tag === 'a' ? 'href' : 'style'))
      else if (tag === 'br') addBreak(outline.lineForContent())
      else if (tag === 'p') outline.openParagraph(read('style') ?? '')
      else if (tag === 'ul' || tag === 'ol') outline.openList(tag)
      else if (tag === 'li') outline.openItem(read('style') ?? '')
      else if (tag === 'img') {
        const src = read('src')
        if (src) addRun(outline.lineForContent(), { kind: 'img', src, href: marks.href() })
      }
    },
    text(raw, isAsTyped = false) {
      const lines = isAsTyped ? raw.split(/\r\n?|[\n\f]/) : [raw]
      for (const [at, line] of lines.entries()) {
        if (at > 0) addBreak(outline.lineForContent())
        const text = (isAsTyped ? hardSpaces : shownText)(line.toWellFormed().replace(UNSEEN, ''), outline.isAtSpace())
        if (text !== '') addRun(outline.lineForContent(), { kind: 'text', text, ...marks.look() })
      }
    },
    close(tag) {
      if (MARKS.has(tag)) marks.close(tag)
      else if (tag === 'p') outline.closeParagraph()
      else if (tag === 'ul' || tag === 'ol') outline.closeList()
      else if (tag === 'li') outline.closeItem()
    },
    document() {
      const document = mergedBlocks(outline.finish())
      return linesOfRichText(document).flat().some(isVisible) ? document : []
    },
  }
}

function openMarks() {
  const marks: { readonly tag: string; readonly value: string | undefined }[] = []
  const href = () => marks.findLast(({ tag, value }) => tag === 'a' && value !== undefined)?.value
  return {
    open: (tag: string, value: string | undefined) => marks.push({ tag, value }),
    close(tag: string): void {
      const at = marks.findLastIndex((mark) => mark.tag === tag)
      if (at >= 0) marks.splice(at, 1)
    },
    href,
    look(): Pick<RichTextWords, 'formats' | 'style' | 'href'> {
      const tags = new Set(marks.map(({ tag }) => tag))
      const styles = marks.flatMap(({ tag, value }) => (tag === 'span' && value ? value : []))
      return {
        formats: RICH_TEXT_FORMATS.filter((format) => tags.has(format)),
        style: styles.length > 1 ? cleanRichTextStyle('span', styles.join(';')) : (styles[0] ?? ''),
        href: href(),
      }
    },
  }
}

function shownText(raw: string, isAtSpace: boolean): string {
  const text = raw.replace(/[\t\n\f\r ]+/g, ' ')
  return isAtSpace && text.startsWith(' ') ? text.slice(1) : text
}

/** A browser shows several spaces as one, and none at the start of a line, so spaces typed there become no-break spaces. */
function hardSpaces(typed: string, isAtSpace: boolean): string {
  const text = typed.replaceAll('\t', '    ').replace(/ {2,}/g, (run) => ` ${'\u00a0'.repeat(run.length - 1)}`)
  return isAtSpace && text.startsWith(' ') ? `\u00a0${text.slice(1)}` : text
}

function isVisible(run: RichTextRun): boolean {
  return run.kind === 'img' || (run.kind === 'text' && run.text.trim() !== '')
}
