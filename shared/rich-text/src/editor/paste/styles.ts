/** The declarations that count for an element, by property, in lower case. */
export type Styles = ReadonlyMap<string, string>
export type StylesOf = (element: Element) => Styles

interface Rule {
  readonly selector: string
  readonly styles: Styles
}

const NONE: Styles = new Map()
/** What the text of a whole document has is its normal size, and every link looks like one. */
const DOCUMENT = /^(?:[*a-z]*\.mso(?:normal|listparagraph|plaintext|nospacing)\w*|html|body|p|div|li|t[dhr]|table|span|font|\*)$/i
const LINK = /^a\b|msohyperlink/i

/** Reads the styles of the elements of `content`: of the style sheets in the `html` that it was made of, and their own. */
export function readStyles(content: DocumentFragment, html: string): StylesOf {
  const found = new Map<Element, Styles>()
  for (const { selector, styles } of rulesOf(html))
    for (const element of allOf(content, selector)) found.set(element, new Map([...(found.get(element) ?? NONE), ...styles]))
  for (const element of allOf(content, '[style]'))
    found.set(element, new Map([...(found.get(element) ?? NONE), ...declarationsIn(element.getAttribute('style') ?? '')]))
  return (element) => found.get(element) ?? NONE
}

/** The elements that a selector finds; none if this browser does not know the selector. */
export function allOf(content: DocumentFragment, selector: string): Element[] {
  try {
    return [...content.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** The rules of the style sheets for every screen, the most specific last. */
function rulesOf(html: string): Rule[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style/gi)].map(([, css = '']) => css)
  const everywhere = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .replace(/@(?:media|supports|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
  return [...everywhere.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .flatMap(([, selectors = '', body = '']) => {
      const styles = declarationsIn(body)
      return selectors.split(',').map((selector) => ruleOf(selector.trim(), styles))
    })
    .filter(({ styles }) => styles.size > 0)
    .sort((a, b) => specificityOf(a.selector) - specificityOf(b.selector))
}

function ruleOf(selector: string, styles: Styles): Rule {
  const isLeftOut = (property: string) =>
    (property === 'font-size' && DOCUMENT.test(selector)) || (/^(?:color|text-decoration)/.test(property) && LINK.test(selector))
  return { selector, styles: new Map([...styles].filter(([property]) => !isLeftOut(property))) }
}

const specificityOf = (selector: string) =>
  (selector.match(/#[\w-]/g)?.length ?? 0) * 100 + (selector.match(/[.[]|:(?!:)/g)?.length ?? 0) * 10 + selector.split(/[\s>+~]+/).length

/** What is read of a style, here and in what reads it. */
const READ =
  /^(?:font(?:-size|-weight|-style|-family)?|color|background(?:-color)?|text-(?:align|decoration(?:-line)?|indent)|vertical-align|(?:margin|padding)-left|white-space(?:-collapse)?|list-style(?:-type)?|display|visibility|opacity|clip(?:-path)?|left|top|width|height|mso-(?:hide|element|highlight|list|symbol-font-family))$/

function declarationsIn(text: string): Styles {
  const styles = new Map<string, string>()
  for (const [, name = '', given = ''] of text.matchAll(/([\w-]+)\s*:((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g)) {
    const property = name.toLowerCase()
    const value = given
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase()
    if (property === 'margin') styles.set('margin-left', leftOf(value))
    else if (READ.test(property)) styles.set(property, value)
    if (property === 'font') for (const [part, shown] of partsOfFont(value)) styles.set(part, shown)
  }
  return styles
}

/** The left one of one to four lengths. */
function leftOf(margin: string): string {
  const lengths = margin.split(/\s+/)
  return lengths[3] ?? lengths[1] ?? lengths[0] ?? ''
}

function partsOfFont(font: string): [string, string][] {
  const [, before = '', size, family = ''] =
    /^(.*?)((?:[\d.]+(?:[a-z]{2,3}|%))|(?:xx?-)?(?:small|large)|medium)(?:\s*\/\s*\S+)?\s(.*)$/.exec(font) ?? []
  if (!size) return []
  return [
    ['font-size', size],
    ['font-family', family],
    ['font-weight', /\bbold(?:er)?\b|\b[1-9]00\b/.exec(before)?.[0] ?? 'normal'],
    ['font-style', /\b(?:italic|oblique)\b/.exec(before)?.[0] ?? 'normal'],
  ]
}
