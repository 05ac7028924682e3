import { RICH_TEXT_COLORS, RICH_TEXT_SIZES } from '@console/contract'
import fc from 'fast-check'
import { HOSTILE } from './hostile-corpus.ts'

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('a', ' ', '  b ', '\n', '&', '<', '>', '"', '&amp;', '\u00a0', 'Tiếng Việt', '{{name}}', '\ud83d', '-->', ']]>'),
)
const style = fc
  .array(
    fc.constantFrom(
      ...RICH_TEXT_SIZES.map((size) => `font-size:${size}px`),
      ...RICH_TEXT_COLORS.slice(0, 8).map((color) => `color: ${color.toUpperCase()}`),
      `background-color:${RICH_TEXT_COLORS[9]}`,
      'text-align:center',
      'TEXT-ALIGN : justify',
      'padding-left:30px',
      'padding-left:450px',
      'padding-left:31px',
      'position:fixed',
      'color:red',
    ),
    { maxLength: 3 },
  )
  .map((declarations) => ` style="${declarations.join(';')}"`)
const url = fc.constantFrom('https://x.example/?a=1&b=<">', 'game://open', 'javascript:alert(1)', ' HTTP://X.example ', '', 'data:x')
const tag = fc.constantFrom('p', 'b', 'i', 'u', 's', 'ul', 'ol', 'li', 'span', 'a', 'div', 'svg', 'table', 'h1')

const open = fc.oneof(
  fc.tuple(tag, style).map(([name, attributes]) => `<${name}${attributes}>`),
  url.map((address) => `<a href='${address}'>`),
  url.map((address) => `<img src='${address}'>`),
  fc.constantFrom('<br>', '<br/>', '<p>', '<li>', '<!-- x -->'),
)
const close = tag.map((name) => `</${name}>`)
const hostile = fc.tuple(fc.constantFrom(...HOSTILE), words).map(([vector, text]) => vector.replaceAll('{x}', text))

export const anyMarkup = fc
  .array(fc.oneof({ weight: 3, arbitrary: open }, { weight: 2, arbitrary: close }, words, hostile), { maxLength: 24 })
  .map((parts) => parts.join(''))
