import { NORMAL_SIZE, sizeOf } from './lengths.ts'

/** The declarations that count for an element, by property, in lower case. */
export type Styles = ReadonlyMap<string, string>
export type StylesOf = (element: Element) => Styles

interface Declarations {
  readonly usual: Styles
  readonly important: Styles
}
interface Rule extends Declarations {
  readonly selector: string
  /** The size in pixels, if it is that of the document. */
  readonly normalSize: number | undefined
}

const NONE: Styles = new Map()
/** The size of a whole document's text is its normal size, and every link looks like one. */
const DOCUMENT = /^(?:[*a-z]*\.mso(?:normal|listparagraph|plaintext|nospacing)\w*|html|body|p|div|li|t[dhr]|table|span|font|\*)$/i
const LINK = /^a\b|msohyperlink/i

/** Reads the styles of the elements of `content`: of the style sheets in the `html` that it was made of, and their own. */
export function readStyles(content: DocumentFragment, html: string): StylesOf {
  const rules = rulesIn(html)
  const normalSizes = new Set(rules.map(({ normalSize }) => normalSize))
  const found = new Map<Element, Styles>()
  const apply = (element: Element, styles: Styles) => {
    if (styles.size > 0) found.set(element, new Map([...(found.get(element) ?? NONE), ...styles]))
  }
  const styled = allOf(content, '[style]').map((element) => [element, declarationsIn(element.getAttribute('style') ?? '')] as const)
  const matched = rules.map((rule) => [rule, allOf(content, rule.selector)] as const)
  for (const [{ usual }, elements] of matched) for (const element of elements) apply(element, usual)
  for (const [element, { usual }] of styled) apply(element, usual)
  for (const [{ important }, elements] of matched) for (const element of elements) apply(element, important)
  for (const [element, { important }] of styled) apply(element, important)
  for (const [element, styles] of found)
    if (styles.has('font-size') && normalSizes.has(sizeIn(styles))) found.set(element, new Map([...styles, ['font-size', 'medium']]))
  return (element) => found.get(element) ?? NONE
}

function sizeIn(styles: Styles): number | undefined {
  const size = styles.get('font-size')
  return size ? Math.round(sizeOf(size, NORMAL_SIZE)) : undefined
}

/** None if this browser does not know the selector. */
export function allOf(content: DocumentFragment, selector: string): Element[] {
  try {
    return [...content.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** The rules of the style sheets for every screen, the most specific last. A comment around a sheet is for other programs. */
function rulesIn(html: string): Rule[] {
  const sheets = [...html.matchAll(/<!--[\s\S]*?-->|<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css = '']) => css)
  return blocksIn(sheets.join('\n'))
    .flatMap(([selectors, body]) => {
      const { usual, important } = declarationsIn(body)
      const parts = selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim().replace(/^(?:html|body)[\s>]+/i, ''))
      return parts.map((selector) => ({
        selector,
        usual: withoutOwnLook(usual, selector),
        important,
        normalSize: DOCUMENT.test(selector) ? sizeIn(usual) : undefined,
      }))
    })
    .filter(({ usual, important, normalSize = 0 }) => usual.size + important.size + normalSize > 0)
    .sort((a, b) => specificityOf(a.selector) - specificityOf(b.selector))
}

/** Selectors and what is between their braces, but for what a rule like `@media print` holds. */
function blocksIn(css: string): [selectors: string, body: string][] {
  const [first = '', ...comments] = css.replace(/<!--|-->/g, '').split('/*')
  const told = first + comments.map((comment) => (comment.includes('*/') ? comment.slice(comment.indexOf('*/') + 2) : '')).join('')
  const blocks: [string, string][] = []
  const open: string[] = []
  let before = ''
  for (const token of told.split(/([{}])/)) {
    if (token === '{') open.push(before.slice(before.lastIndexOf(';') + 1).trim())
    else if (token === '}') {
      const selectors = open.pop() ?? ''
      if (selectors && [selectors, ...open].every((one) => !one.startsWith('@') || /^@media\s+(?:only\s+)?(?:screen|all)$/.test(one)))
        blocks.push([selectors, before])
    }
    before = token
  }
  return blocks
}

function withoutOwnLook(styles: Styles, selector: string): Styles {
  const isLeftOut = (property: string) =>
    (property === 'font-size' && DOCUMENT.test(selector)) || (/^(?:color|text-decoration)/.test(property) && LINK.test(selector))
  return new Map([...styles].filter(([property]) => !isLeftOut(property)))
}

const specificityOf = (selector: string) =>
  (selector.match(/#[\w-]/g)?.length ?? 0) * 100 + (selector.match(/[.[]|:(?!:)/g)?.length ?? 0) * 10 + selector.split(/[\s>+~]+/).length

const READ =
  /^(?:font-(?:size|weight|style|family)|color|background-color|text-(?:align|decoration-line|indent)|vertical-align|(?:margin|padding)-left|white-space|list-style-type|display|visibility|content-visibility|opacity|overflow|clip(?:-path)?|left|top|(?:max-)?(?:width|height)|mso-(?:hide|element|list|symbol-font-family))$/

/** Set by others, under another name or as one of several values. */
const PARTS: Readonly<Record<string, (value: string) => readonly [property: string, value: string | undefined][]>> = {
  background: (value) => [['background-color', value]],
  'mso-highlight': (value) => [['background-color', value]],
  'text-decoration': (value) => [['text-decoration-line', value]],
  'list-style': (value) => [
    ['list-style-type', value.match(/"[^"]*"|'[^']*'|[^\s("']+(?![\w-]*\()/g)?.find((part) => !/^(?:in|out)side$/.test(part))],
  ],
  margin: (value) => [['margin-left', leftOf(value)]],
  'white-space-collapse': (value) => [['white-space', SPACES[value]]],
  font: partsOfFont,
}
const SPACES: Readonly<Record<string, string>> = {
  collapse: 'normal',
  preserve: 'pre-wrap',
  'preserve-breaks': 'pre-line',
  'break-spaces': 'break-spaces',
}

function declarationsIn(text: string): Declarations {
  const usual = new Map<string, string>()
  const important = new Map<string, string>()
  // Only old browsers read a name behind an asterisk.
  for (const [, name = '', given = ''] of text.matchAll(/(?<![*\w-])([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g)) {
    const property = name.toLowerCase()
    const value = given.replace(/!\s*important/i, '').trim()
    const to = /!\s*important/i.test(given) ? important : usual
    const lower = property.startsWith('list-style') ? value : value.toLowerCase()
    const parts = Object.hasOwn(PARTS, property) ? PARTS[property]?.(lower) : undefined
    for (const [part, partValue] of parts ?? []) if (partValue) to.set(part, partValue)
    if (!parts && READ.test(property)) to.set(property, lower)
  }
  return { usual, important }
}

function leftOf(margin: string): string | undefined {
  const lengths = margin.split(/\s+/)
  return lengths[3] ?? lengths[1] ?? lengths[0]
}

function partsOfFont(font: string): [string, string | undefined][] {
  const [, before = '', size, family] =
    /^(.*?)((?:[\d.]+(?:[a-z]{2,3}|%))|(?:xx?-)?(?:small|large)|medium)(?:\s*\/\s*\S+)?\s(.*)$/.exec(font) ?? []
  if (!size) return []
  return [
    ['font-size', size],
    ['font-family', family],
    ['font-weight', /\bbold(?:er)?\b|\b[1-9]00\b/.exec(before)?.[0] ?? 'normal'],
    ['font-style', /\b(?:italic|oblique)\b/.exec(before)?.[0] ?? 'normal'],
  ]
}
