import { cleanRichTextAttribute, RICH_TEXT_FORMATS, type RichTextFormat } from '@console/contract'
import type { Script } from './characters.ts'
import { exactColors, namesColor, readableColors } from './colors.ts'
import { clampIndent, clampSize, NORMAL_SIZE, sizeOf } from './lengths.ts'
import type { Styles } from './styles.ts'

/** The look of an element's text, with what it inherits. */
export interface Look {
  readonly formats: readonly RichTextFormat[]
  /** Pixels. */
  readonly size: number
  /** As the style names it; empty for that of the page. */
  readonly color: string
  readonly background: string
  readonly href: string | undefined
  /** Which white space is seen: every space and line break, every line break, or what a browser leaves of it. */
  readonly space: 'all' | 'lines' | 'collapsed'
  readonly script: Script | undefined
  readonly align: string
  /** Levels. */
  readonly indent: number
}

export const PLAIN: Look = {
  formats: [],
  size: NORMAL_SIZE,
  color: '',
  background: '',
  href: undefined,
  space: 'collapsed',
  script: undefined,
  align: '',
  indent: 0,
}

const SIZES: Readonly<Record<string, string>> = { h1: '24px', h2: '20px', h3: '18px', small: 'smaller', big: 'larger' }
/** The sizes 1 to 7 of `<font>`. */
const FONT_SIZES = ['10px', '13px', '16px', '18px', '24px', '24px', '24px']
const BOLD = /^(?:b|strong|th|h[1-6])$/
const ITALIC = /^(?:i|em|cite|dfn|var|address)$/
const GIVEN = /^(?:inherit|unset)$/
const SCRIPTS: Readonly<Record<string, Script>> = { sup: 'raised', sub: 'lowered', super: 'raised' }

export function lookOf(element: Element, styles: Styles, around: Look): Look {
  const tag = element.localName
  const attribute = (name: string) => element.getAttribute(name)?.trim().toLowerCase() || undefined
  const href = (tag === 'a' ? addressOf(element, 'href') : undefined) ?? around.href
  // A link looks like a link, whatever color and line it had.
  const isLink = tag === 'a' && href !== undefined
  const size = styles.get('font-size') ?? SIZES[tag] ?? (tag === 'font' ? fontSizeOf(attribute('size') ?? '') : undefined)
  const background = styles.get('background-color') ?? attribute('bgcolor') ?? (tag === 'mark' ? 'yellow' : '')
  const align = styles.get('text-align') ?? (FRAMES.test(tag) ? undefined : attribute('align')) ?? (tag === 'center' ? tag : 'inherit')
  return {
    formats: formatsOf(tag, isLink, styles, around),
    size: size ? sizeOf(size, around.size) : around.size,
    color: (isLink ? undefined : inherited(styles.get('color') ?? attribute('color'))) ?? around.color,
    background: namesColor(background) ? background : around.background,
    href,
    space: spaceOf(tag, styles) ?? around.space,
    script: scriptOf(tag, styles, attribute('face'), around),
    align: GIVEN.test(align) ? around.align : alignmentOf(align),
    indent: around.indent + (isIndented(tag) ? clampIndent(styles.get('margin-left') ?? '40px') : 0),
  }
}

export const isIndented = (tag: string) => /^(?:blockquote|dd)$/.test(tag)

/** Here `align` places the whole. */
const FRAMES = /^(?:table|img|hr)$/

function fontSizeOf(size: string): string | undefined {
  const number = Number.parseInt(size, 10)
  return FONT_SIZES[/^[+-]/.test(size) ? Math.min(Math.max(number + 2, 0), 6) : number - 1]
}

/** The `font-size:..;color:..;background-color:..` of text with this look; our own text keeps the chosen colors. */
export function textStyleOf({ size, color, background }: Look, isOwn: boolean): string {
  const colors = isOwn ? exactColors(color, background) : readableColors(color, background)
  const declarations = { 'font-size': clampSize(size), color: colors.color, 'background-color': colors.background }
  return Object.entries(declarations)
    .flatMap(([name, value]) => (value ? `${name}:${value}` : []))
    .join(';')
}

/** The address that a link or picture keeps, as a browser would open it; undefined if rich text has no place for it. */
export function addressOf(element: Element, name: 'href' | 'src'): string | undefined {
  const given = (element.getAttribute(name) ?? '').trim().replace(/[\t\n\r]/g, '')
  const address = given.replace(/^\/\//, 'https://').replaceAll(' ', '%20')
  return cleanRichTextAttribute(name === 'href' ? 'a' : 'img', name, address)
}

const inherited = (color: string | undefined) => (color && /^(?:inherit|currentcolor|unset)$/.test(color) ? undefined : color)

function formatsOf(tag: string, isLink: boolean, styles: Styles, around: Look): readonly RichTextFormat[] {
  const weight = styles.get('font-weight') ?? ''
  const slope = styles.get('font-style') ?? ''
  const line = styles.get('text-decoration-line')
  const formats = {
    // Google Docs wraps everything it copies in a <b> of normal weight.
    b: weight === '' ? BOLD.test(tag) || undefined : GIVEN.test(weight) ? undefined : weight.startsWith('bold') || Number(weight) >= 600,
    i: slope === '' ? ITALIC.test(tag) || undefined : GIVEN.test(slope) ? undefined : /^(?:italic|oblique)/.test(slope),
    // Lines of the text around continue through it.
    u: !isLink && (line?.includes('underline') || (line !== 'none' && /^(?:u|ins)$/.test(tag))) ? true : undefined,
    s: line?.includes('line-through') || (line !== 'none' && /^(?:s|del|strike)$/.test(tag)) || undefined,
  }
  return RICH_TEXT_FORMATS.filter((format) => formats[format] ?? around.formats.includes(format))
}

function spaceOf(tag: string, styles: Styles): Look['space'] | undefined {
  const value = styles.get('white-space') ?? ''
  if (/^(?:pre-line|preserve-breaks)/.test(value)) return 'lines'
  if (/^(?:pre|break-spaces)/.test(value)) return 'all'
  if (/^(?:normal|nowrap|initial|collapse)/.test(value)) return 'collapsed'
  return /^(?:pre|textarea|listing)$/.test(tag) ? 'all' : undefined
}

function scriptOf(tag: string, styles: Styles, face: string | undefined, around: Look): Script | undefined {
  const font = (styles.get('mso-symbol-font-family') ?? styles.get('font-family') ?? face)?.replace(/^["']/, '')
  if (font && /^wingdings(?! \d)/.test(font)) return 'wingdings'
  const script = SCRIPTS[tag] ?? (/^(?:t[dhr]|img)$/.test(tag) ? undefined : SCRIPTS[styles.get('vertical-align') ?? ''])
  return script ?? (font && around.script === 'wingdings' ? undefined : around.script)
}

/** Empty for the side on which lines begin. */
function alignmentOf(align: string): string {
  const [kept = ''] = /right|center|justify|end$/.exec(align) ?? []
  return kept === 'end' ? 'right' : kept
}
