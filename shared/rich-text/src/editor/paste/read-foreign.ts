import { RICH_TEXT_INDENT_STEP, type RichTextBuilder, type RichTextDocument, type RichTextFormat, richTextBuilder } from '@console/contract'
import { sanitize } from '../../view/sanitize.ts'
import { clampColor, clampIndent, clampSize } from './clamp.ts'
import { removeHidden } from './remove-hidden.ts'
import { openWordItem, wordItemOf } from './word-lists.ts'

const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section table tr'.split(
    ' ',
  ),
)
const HEADING_SIZES: Readonly<Record<string, string>> = { h1: '24px', h2: '20px', h3: '18px' }
const FONT_SIZES: Readonly<Record<string, string>> = { 1: '10px', 2: '13px', 3: '16px', 4: '18px', 5: '24px', 6: '24px', 7: '24px' }
const FORMAT_TAGS: Readonly<Record<string, RichTextFormat>> = {
  b: 'b',
  strong: 'b',
  th: 'b',
  i: 'i',
  em: 'i',
  cite: 'i',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
}

/** Reads text copied from Word, Google Docs or any page as it was seen there, with the nearest sizes, colors and indents. */
export function readForeignHtml(html: string): RichTextDocument {
  const builder = richTextBuilder()
  const content = sanitize(html, { USE_PROFILES: { html: true }, ADD_FORBID_CONTENTS: ['xml'] })
  removeHidden(content, html)
  feed(content, builder)
  return builder.document()
}

type Styles = ReadonlyMap<string, string>

function feed(parent: Node, builder: RichTextBuilder): void {
  let wordDepth = 0
  for (const child of parent.childNodes) {
    if (child instanceof Text) {
      if (wordDepth === 0 || child.data.trim() !== '') builder.text(child.data)
      continue
    }
    if (!(child instanceof Element)) continue
    const styles = stylesOf(child)
    const item = wordItemOf(child, styles)
    wordDepth = openWordItem(item, wordDepth, builder)
    if (item) feedMarked(child, styles, builder)
    else feedElement(child, styles, builder)
  }
  openWordItem(undefined, wordDepth, builder)
}

function feedElement(element: Element, styles: Styles, builder: RichTextBuilder): void {
  const tag = element.localName
  const attribute = (name: string) => element.getAttribute(name)
  // The bullet or number that Word adds as text.
  if (/ignore/i.test(styles.get('mso-list') ?? '')) return
  if (tag === 'br') builder.open('br', attribute)
  else if (tag === 'img') builder.open('img', attribute)
  else if (tag === 'ul' || tag === 'ol') within(tag, attribute, builder, () => feed(element, builder))
  else if (tag === 'li')
    within(
      'li',
      () => alignmentOf(element, styles),
      builder,
      () => feedMarked(element, styles, builder),
    )
  else if (BLOCKS.has(tag))
    within(
      'p',
      () => blockStyleOf(element, styles),
      builder,
      () => feedMarked(element, styles, builder),
    )
  else {
    feedMarked(element, styles, builder)
    if (tag === 'td' || tag === 'th') builder.text(' ')
  }
}

function within(tag: string, attribute: (name: string) => string | null, builder: RichTextBuilder, inside: () => void): void {
  builder.open(tag, attribute)
  inside()
  builder.close(tag)
}

/** Reads the content with the formats of the element's tag and style around it. */
function feedMarked(element: Element, styles: Styles, builder: RichTextBuilder): void {
  const tag = element.localName
  const formats = formatsOf(tag, styles)
  const style = textStyleOf(element, styles)
  const marks = [...(tag === 'a' ? ['a'] : []), ...(style ? ['span'] : []), ...formats]
  for (const mark of marks) builder.open(mark, (name) => (name === 'style' ? style : element.getAttribute(name)))
  feed(element, builder)
  for (const mark of marks.toReversed()) builder.close(mark)
}

function formatsOf(tag: string, styles: Styles): RichTextFormat[] {
  const weight = styles.get('font-weight') ?? ''
  const decoration = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  const formats = new Set<RichTextFormat>()
  const own = FORMAT_TAGS[tag] ?? (/^h[1-6]$/.test(tag) ? 'b' : undefined)
  // Google Docs wraps everything it copies in a <b> of normal weight.
  if (own && !(own === 'b' && (weight === 'normal' || (weight !== '' && Number(weight) < 600)))) formats.add(own)
  if (weight.startsWith('bold') || Number(weight) >= 600) formats.add('b')
  if (/italic|oblique/.test(styles.get('font-style') ?? '')) formats.add('i')
  if (decoration.includes('underline')) formats.add('u')
  if (decoration.includes('line-through')) formats.add('s')
  return [...formats]
}

function textStyleOf(element: Element, styles: Styles): string {
  const size = styles.get('font-size') ?? HEADING_SIZES[element.localName] ?? FONT_SIZES[element.getAttribute('size') ?? '']
  const background = styles.get('background-color') ?? styles.get('background') ?? styles.get('mso-highlight')
  const declarations = {
    'font-size': size && clampSize(size),
    color: clampColor(styles.get('color') ?? element.getAttribute('color') ?? '', 'text'),
    'background-color': clampColor(background ?? '', 'background'),
  }
  return Object.entries(declarations)
    .flatMap(([name, value]) => (value ? `${name}:${value}` : []))
    .join(';')
}

function alignmentOf(element: Element, styles: Styles): string {
  const alignment = styles.get('text-align') ?? element.getAttribute('align') ?? (element.localName === 'center' ? 'center' : '')
  return /^(right|center|justify)$/.test(alignment) ? `text-align:${alignment}` : ''
}

function blockStyleOf(element: Element, styles: Styles): string {
  const level = clampIndent(styles.get('margin-left') ?? styles.get('padding-left') ?? '')
  return `${alignmentOf(element, styles)};${level > 0 ? `padding-left:${level * RICH_TEXT_INDENT_STEP}px` : ''}`
}

function stylesOf(element: Element): Styles {
  const pairs = (element.getAttribute('style') ?? '').split(';').map((declaration) => declaration.split(/:(.*)/s))
  return new Map(pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.replace('!important', '').trim().toLowerCase()]))
}
