import { RICH_TEXT_INDENT_STEP, RICH_TEXT_INDENTS, type RichTextDocument, richTextBuilder } from '@console/contract'
import { sanitize } from '../../view/sanitize.ts'
import { emojiOf, inScript } from './characters.ts'
import { formulaOf } from './formulas.ts'
import { clampIndent } from './lengths.ts'
import { addressOf, isIndented, type Look, lookOf, PLAIN, textStyleOf } from './looks.ts'
import { MARKS, marked, numbersOf, settleNumbers } from './numbers.ts'
import { removeHidden } from './remove-hidden.ts'
import { allOf, readStyles, type Styles } from './styles.ts'
import { isWordMarker, wordItemOf, wordLists, wordNumberIn } from './word-lists.ts'

export interface Lost {
  /** Pictures and videos without an address on the web. */
  readonly pictures: number
  /** Links of which the text does not say where they led. */
  readonly links: number
}

const BLOCKS = new Set(
  (
    'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend listing main nav p pre search section summary table tr'
  ).split(' '),
)

const LISTS = new Set(['ul', 'ol', 'menu'])
const DRAWINGS = new Set(['svg', 'canvas', 'video', 'iframe', 'object', 'embed'])
/** The largest size of an icon in pixels. */
const ICON = 48
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  q: ['“', '”'],
  rt: ['(', ')'],
}
/** Separated from its neighbors in a line. */
const PARTED = /^(?:td|th|button|input|table-cell)$/
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/**
 * Reads text copied from Word, Google Docs or any page as it was seen there, with the nearest sizes, colors and indents; and
 * counts what is lost. What was copied in our own editor (`isOwn`) keeps its colors, even those that can hardly be read.
 */
export function readForeignHtml(html: string, isOwn = false): { readonly document: RichTextDocument; readonly lost: Lost } {
  const builder = richTextBuilder()
  // It is only read, never shown.
  const content = sanitize(html, {
    USE_PROFILES: { html: true, mathMl: true, svg: true },
    ADD_TAGS: ['iframe', 'object', 'embed'],
    ADD_FORBID_CONTENTS: ['annotation', 'comment', 'xml'],
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: /-/, attributeNameCheck: /^(?:class|hidden|style)$/ },
    // The contract decides which addresses are kept.
    ALLOW_UNKNOWN_PROTOCOLS: true,
  })
  const stylesOf = readStyles(content, html)
  removeHidden(content, stylesOf)
  const lost = { pictures: 0, links: allOf(content, 'a[href]').filter(leadsElsewhere).length }
  /** The number of the item that was opened, until its first words come. */
  let number: string | undefined
  /** The style of the block around what comes next, and whether its line is open. */
  let block = { style: '', isOpen: false }

  function feed(parent: Node, look: Look): void {
    const lists = wordLists(builder)
    const isRow = parent instanceof Element && /flex|grid/.test(stylesOf(parent).get('display') ?? '')
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        if (!lists.isOpen() || child.data.trim() !== '') say(child.data, look)
      } else if (child instanceof Element) {
        if (isRow && child.previousElementSibling) part(look)
        const item = wordItemOf(child, stylesOf)
        if (item) lists.openFor(item)
        else lists.close()
        if (item) feedBlock('li', child, lookOf(child, stylesOf(child), look), item.number)
        else feedElement(child, look)
      }
    }
    lists.close()
  }

  function feedElement(element: Element, around: Look): void {
    const tag = element.localName
    const styles = stylesOf(element)
    const look = lookOf(element, styles, around)
    if (isWordMarker(styles)) feedWordMarker(element, around)
    else if (tag === 'br') feedBreak(element, look)
    else if (tag === 'img') feedPicture(element, styles, look)
    else if (DRAWINGS.has(tag)) feedDrawing(element, look)
    else if (tag === 'math') feedFormula(element, look)
    else if (LISTS.has(tag)) feedList(element, look)
    else if (tag === 'li') feedBlock('li', element, look)
    else if (isBlock(tag, styles)) feedBlock('p', element, look)
    else feedInline(element, look, around)
  }

  function feedBlock(tag: 'p' | 'li', element: Element, look: Look, numberOfItem?: string): void {
    const styles = stylesOf(element)
    const own = isIndented(element.localName) ? 0 : clampIndent(styles.get('margin-left'), styles.get('padding-left'))
    const indent = look.indent + own
    const around = block
    const padding = indent > 0 ? `padding-left:${Math.min(indent, RICH_TEXT_INDENTS) * RICH_TEXT_INDENT_STEP}px` : ''
    block = { style: `${look.align ? `text-align:${look.align};` : ''}${padding}`, isOpen: true }
    builder.open(tag, styleOnly(block.style))
    if (tag === 'li') number = numberOfItem
    feed(element, look)
    if (tag === 'li') number = undefined
    builder.close(tag)
    block = { ...around, isOpen: false }
  }

  function feedList(list: Element, look: Look): void {
    const numbers = numbersOf(list, stylesOf)
    const isNumbered = [...numbers.values()].some((one) => one !== '' || list.localName === 'ol')
    const kind = isNumbered ? 'ol' : 'ul'
    builder.open(kind)
    for (const child of list.childNodes) {
      if (child instanceof Element && child.localName === 'li')
        feedBlock('li', child, lookOf(child, stylesOf(child), look), numbers.get(child))
      else if (child instanceof Element) feedElement(child, look)
      else if (child instanceof Text) say(child.data, look)
    }
    builder.close(kind)
  }

  /** An item has its marker already; before a heading it stays text. */
  function feedWordMarker(marker: Element, look: Look): void {
    const own = wordNumberIn(marker)
    const around = marker.closest('p, li')
    if (own !== undefined && !(around && (around.localName === 'li' || wordItemOf(around, stylesOf)))) say(`${own} `, look)
  }

  function feedBreak(element: Element, look: Look): void {
    // An empty cell has one for its height.
    const isFiller = !element.nextSibling && /^t[dh]$/.test(element.parentElement?.localName ?? '')
    if (element.className !== 'Apple-interchange-newline' && !isFiller) seen(look, () => builder.open('br'))
  }

  function feedPicture(picture: Element, styles: Styles, look: Look): void {
    const emoji = emojiOf(picture, styles)
    const src = addressOf(picture, 'src')
    if (emoji !== undefined) say(emoji, look)
    else if (src === undefined) lost.pictures++
    else seen(look, () => builder.open('img', (name) => (name === 'src' ? src : null)))
  }

  /** A drawing is a picture that is lost, unless it is as small as an icon; its words stay. */
  function feedDrawing(drawing: Element, look: Look): void {
    const box =
      drawing
        .getAttribute('viewBox')
        ?.split(/[\s,]+/)
        .slice(2) ?? []
    const sizes = ['width', 'height'].map((side, at) => stylesOf(drawing).get(side) ?? drawing.getAttribute(side) ?? box[at] ?? '')
    if (drawing.localName !== 'svg' || sizes.some((size) => !size.endsWith('%') && Number.parseFloat(size) > ICON)) lost.pictures++
    for (const words of drawing.querySelectorAll('text')) say(`${[...words.childNodes].map((part) => part.textContent).join(' ')} `, look)
  }

  function feedFormula(formula: Element, look: Look): void {
    const isOwnLine = formula.getAttribute('display') === 'block'
    block.isOpen &&= !isOwnLine
    if (isOwnLine) builder.open('p', styleOnly(block.style))
    say(formulaOf(formula), look)
    if (isOwnLine) builder.close('p')
    block.isOpen &&= !isOwnLine
  }

  function feedInline(element: Element, look: Look, around: Look): void {
    const tag = element.localName
    const [before, after] = (tag === 'rt' && element.parentElement?.querySelector('rp') ? undefined : AROUND[tag]) ?? ['', '']
    const isParted = PARTED.test(tag) || PARTED.test(stylesOf(element).get('display') ?? '')
    if (isParted) part(around)
    say(before, around)
    if (tag === 'select') say(chosenIn(element), look)
    else if (tag === 'input') say(shownBy(element), look)
    else feed(element, look)
    say(after, around)
    if (isParted) part(around)
  }

  function part(look: Look): void {
    withMarks(look, () => builder.text(' '))
  }

  function say(raw: string, look: Look): void {
    const text = inScript(raw.replace(MARKS, ''), look.script)
    if (text === '' || look.size < 1) return
    const write = () => {
      if (look.space === 'all') builder.text(text.replace(BREAKS, '\n'), true)
      else
        for (const [at, line] of (look.space === 'lines' ? text.split(BREAKS) : [text]).entries()) {
          if (at > 0) builder.open('br')
          builder.text(line)
        }
    }
    if (look.space === 'collapsed' && /^[\t\n\f\r ]*$/.test(text)) withMarks(look, write)
    else seen(look, write)
  }

  /** Writes what is seen: in the block around it, and behind the number of an item that begins with it. */
  function seen(look: Look, write: () => void): void {
    if (!block.isOpen && block.style !== '') builder.open('p', styleOnly(block.style))
    block.isOpen = true
    withMarks(look, () => {
      if (number !== undefined) builder.text(marked(number))
      number = undefined
      write()
    })
  }

  function withMarks(look: Look, write: () => void): void {
    const style = textStyleOf(look, isOwn)
    const marks = [...(look.href ? ['a'] : []), ...(style ? ['span'] : []), ...look.formats]
    for (const mark of marks) builder.open(mark, (name) => (name === 'style' ? style : name === 'href' ? look.href : undefined))
    write()
    for (const mark of marks.toReversed()) builder.close(mark)
  }

  feed(content, PLAIN)
  return { document: settleNumbers(builder.document()), lost }
}

const styleOnly = (style: string) => (name: string) => (name === 'style' ? style : null)

function isBlock(tag: string, styles: Styles): boolean {
  const display = styles.get('display') ?? ''
  if (/^(?:block|flex|grid|flow-root|list-item|table|table-row|-webkit-box)$/.test(display)) return true
  return BLOCKS.has(tag) && !/^(?:inline|contents)/.test(display)
}

/** Returns whether a link cannot be kept, and its words do not say where it led. A place within the page leads nowhere here. */
function leadsElsewhere(link: Element): boolean {
  const [, scheme = '', rest = ''] = /^\s*([a-z][a-z\d+.-]*:)?([^?]*)/i.exec(link.getAttribute('href') ?? '') ?? []
  const words = link.textContent?.trim() ?? ''
  if (words === '' || rest === '' || rest.startsWith('#') || addressOf(link, 'href') !== undefined) return false
  if (/^(?:javascript|data|vbscript|about|blob):/i.test(scheme)) return false
  return !comparable(words).includes(comparable(rest).slice(/^(?:tel|sms):/i.test(scheme) ? -8 : 0))
}

/** Addresses and numbers in one spelling: decoded, in lower case, without the signs that part digits. */
function comparable(text: string): string {
  const decoded = text.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  return decoded.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '')
}

function chosenIn(select: Element): string {
  const options = [...select.querySelectorAll('option')]
  return (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.textContent ?? ''
}

function shownBy(input: Element): string {
  const type = input.getAttribute('type') ?? 'text'
  if (type === 'checkbox') return input.hasAttribute('checked') ? '☑ ' : '☐ '
  if (type === 'radio') return input.hasAttribute('checked') ? '◉ ' : '○ '
  return /^(?:hidden|password|file|image)$/.test(type) ? '' : (input.getAttribute('value') ?? '')
}
