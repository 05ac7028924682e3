import { RICH_TEXT_COLORS } from '@console/contract'
import fc from 'fast-check'

const style = fc.constantFrom(
  '',
  'font-size: 24px;',
  'font-size:12px;color:#dc2626',
  `color: ${RICH_TEXT_COLORS[20]};background-color: ${RICH_TEXT_COLORS[7]};`,
  'color: red; position: fixed',
  'background: url(javascript:alert(1))',
)
const url = fc.constantFrom('https://x.example/?a=1&b=2', 'game://open', 'javascript:alert(1)', 'https://x.example/"><script>', '')
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  fc.constantFrom(' ', 'a', '  a  b ', '\t', '<b>x</b>', '&lt;', 'a\nb', '\u00a0', '<img src=x onerror=alert(1)>'),
)
const alignment = fc.constantFrom('', 'left', 'center', 'right', 'justify', 'start', 'end', 'evil;color:#dc2626')
const element = { direction: null, version: 1 } as const

// Formats beyond the four, as code, highlight, or no number that Lexical knows.
const text = fc
  .record({ text: words, format: fc.integer({ min: 0, max: 4095 }), style })
  .map((given) => ({ ...given, type: 'text', detail: 0, mode: 'normal', version: 1 }))
const piece = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constant({ type: 'linebreak', version: 1 }),
  fc.constant({ type: 'tab', text: '\t', detail: 2, format: 0, mode: 'normal', style: '', version: 1 }),
  url.map((src) => ({ type: 'image', src, version: 1 })),
)
const link = fc
  .record({ url, children: fc.array(piece, { minLength: 1, maxLength: 3 }) })
  .map((given) => ({ ...element, ...given, type: 'link', format: '', indent: 0, rel: 'x', target: '_top', title: '"><script>' }))
const line = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, link), { maxLength: 5 })

const paragraph = fc
  .record({ format: alignment, indent: fc.integer({ min: -2, max: 40 }), children: line })
  .map((given) => ({ ...element, ...given, type: 'paragraph', textFormat: 0, textStyle: '' }))

const { list } = fc.letrec<{ list: object; item: object }>((tie) => ({
  list: fc
    .record({ listType: fc.constantFrom('bullet', 'number', 'check'), children: fc.array(tie('item'), { minLength: 1, maxLength: 3 }) })
    .map((given) => ({
      ...element,
      ...given,
      type: 'list',
      format: '',
      indent: 0,
      start: 1,
      tag: given.listType === 'number' ? 'ol' : 'ul',
    })),
  item: fc
    .record({
      format: alignment,
      children: fc.oneof({ depthSize: 'small', withCrossShrink: true }, line, fc.array(tie('list'), { minLength: 1, maxLength: 2 })),
    })
    .map((given) => ({ ...element, ...given, type: 'listitem', indent: 0, value: 1 })),
}))

export const anyEditorState = fc
  .array(fc.oneof({ weight: 2, arbitrary: paragraph }, list), { minLength: 1, maxLength: 6 })
  .map((children) => JSON.stringify({ root: { ...element, type: 'root', format: '', indent: 0, children } }))
