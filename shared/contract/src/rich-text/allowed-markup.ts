import { canBeSeen, tidy } from '../fields/text.ts'
import { isHttpUrl, isUrlOrAppLink } from '../fields/urls.ts'

export const RICH_TEXT_TAGS = {
  p: ['style'],
  br: [],
  b: [],
  i: [],
  u: [],
  s: [],
  a: ['href'],
  ul: [],
  ol: [],
  li: ['style'],
  img: ['src'],
  span: ['style'],
} as const satisfies Record<string, readonly string[]>
export type RichTextTag = keyof typeof RICH_TEXT_TAGS

/** Elements removed with their text; of all others that are not allowed the text stays. */
export const RICH_TEXT_DROPPED = (
  'annotation-xml audio canvas colgroup datalist desc embed foreignobject head iframe math mi mn mo ms mtext ' +
  'noembed noframes noscript object option plaintext script select style svg template textarea thead title video xmp'
).split(' ')

/** Six shades, dark to light, of each hue: for text and for its background (spec section 6). */
export const RICH_TEXT_PALETTE = {
  gray: ['#000000', '#404040', '#737373', '#a6a6a6', '#d9d9d9', '#ffffff'],
  red: ['#5c0a0a', '#991b1b', '#dc2626', '#f87171', '#fca5a5', '#fee2e2'],
  yellow: ['#5c4a00', '#8a6d00', '#ca8a04', '#facc15', '#fde047', '#fef9c3'],
  green: ['#0b3d1e', '#166534', '#16a34a', '#4ade80', '#86efac', '#dcfce7'],
  blue: ['#0b2559', '#1e40af', '#2563eb', '#60a5fa', '#93c5fd', '#dbeafe'],
  purple: ['#3b0a5c', '#6b21a8', '#9333ea', '#c084fc', '#d8b4fe', '#f3e8ff'],
} as const
export const RICH_TEXT_COLORS: readonly string[] = Object.values(RICH_TEXT_PALETTE).flat()

/** Pixels. */
export const RICH_TEXT_SIZES = [10, 12, 14, 16, 18, 20, 24] as const
export const RICH_TEXT_ALIGNMENTS = ['left', 'right', 'center', 'justify'] as const
export type RichTextAlignment = (typeof RICH_TEXT_ALIGNMENTS)[number]
/** Levels of indent of a paragraph, and of lists within lists. */
export const RICH_TEXT_INDENTS = 15
/** Pixels of one level. */
export const RICH_TEXT_INDENT_STEP = 30

const BLOCK_STYLES = {
  'text-align': RICH_TEXT_ALIGNMENTS,
  'padding-left': Array.from({ length: RICH_TEXT_INDENTS }, (_, level) => `${(level + 1) * RICH_TEXT_INDENT_STEP}px`),
}

/** The exact values of each style, by element, in the order in which they are written. Lists are indented by nesting. */
const RICH_TEXT_STYLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  p: BLOCK_STYLES,
  li: { 'text-align': RICH_TEXT_ALIGNMENTS },
  span: {
    'font-size': RICH_TEXT_SIZES.map((size) => `${size}px`),
    color: RICH_TEXT_COLORS,
    'background-color': RICH_TEXT_COLORS,
  },
}

/** Returns whether an image may have this address. It is never a file, so it has no limit in bytes. */
export function isRichTextImage(text: string): boolean {
  return isHttpUrl(text)
}

function isRichTextTag(tag: string): tag is RichTextTag {
  return Object.hasOwn(RICH_TEXT_TAGS, tag)
}

/** Returns an attribute's value in its one spelling; undefined if it is not allowed. */
export function cleanRichTextAttribute(tag: string, name: string, value: string): string | undefined {
  if (!isRichTextTag(tag) || !RICH_TEXT_TAGS[tag].some((allowed) => allowed === name)) return undefined
  if (name === 'style') return cleanRichTextStyle(tag, value) || undefined
  const url = tidy(value).replace(/[<>"]/g, encodeURIComponent)
  return (name === 'href' ? isUrlOrAppLink(url) : isRichTextImage(url)) ? url : undefined
}

/** The allowed part of a style as `a:b;c:d`, in the order of the list; the last one of a repeated property counts. */
export function cleanRichTextStyle(tag: string, style: string): string {
  if (style === '') return ''
  const allowed = RICH_TEXT_STYLES[tag] ?? {}
  const kept = new Map<string, string>()
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':', 2).map((part) => part.trim().toLowerCase())
    if (Object.hasOwn(allowed, property) && allowed[property]?.includes(value)) kept.set(property, value)
  }
  return Object.keys(allowed)
    .filter((property) => kept.has(property))
    .map((property) => `${property}:${kept.get(property)}`)
    .join(';')
}

/** Text in which no tag can begin is plain: it is kept and shown as it is, with its line breaks. */
export function isPlainText(text: string): boolean {
  return !/<[a-z/!?]/i.test(text)
}

/** Returns whether clean rich text, or plain text, shows anything: visible text or an image. */
export function showsSomething(text: string): boolean {
  if (isPlainText(text)) return canBeSeen(text)
  return /<img\b/i.test(text) || canBeSeen(text.replace(/<[^>]*>|&nbsp;/g, ''))
}
