import { expect, test } from '@jest/globals'
import { throughEditor, writtenBy } from '../testing/properties.ts'

const element = { direction: null, format: '', indent: 0, version: 1 }
const stateOf = (...children: object[]) => JSON.stringify({ root: { ...element, type: 'root', children } })
const text = (words: string, more: object = {}) => ({
  type: 'text',
  text: words,
  format: 0,
  style: '',
  detail: 0,
  mode: 'normal',
  version: 1,
  ...more,
})

test.each([true, false])('a manipulated state gives only the allowed part (guarded: %s)', (isGuarded) => {
  const state = stateOf({
    ...element,
    type: 'paragraph',
    format: 'center',
    indent: 99,
    children: [
      text('<img src=x onerror=alert(1)>', { format: 4095, style: 'background:url(//evil.example);color:#dc2626;color:red' }),
      { ...element, type: 'link', url: 'javascript:alert(1)', children: [text('go')] },
      { type: 'image', src: 'data:image/svg+xml,<svg onload=alert(1)>', version: 1 },
      { type: 'image', src: 'https://x.example/a.png', version: 1 },
    ],
  })
  expect(writtenBy(state, isGuarded)).toBe(
    '<p style="text-align:center;padding-left:450px"><span style="color:#dc2626"><b><i><u><s>&lt;img src=x onerror=alert(1)&gt;</s></u></i></b></span>' +
      'go<img src="https://x.example/a.png"></p>',
  )
})

test('spaces that were typed are still there when the text is read', () => {
  const written = writtenBy(stateOf({ ...element, type: 'paragraph', children: [text('  a  b '), text(' c', { format: 1 }), text('\t!')] }))
  expect(written).toBe('<p>\u00a0 a \u00a0b <b>\u00a0c</b> \u00a0\u00a0\u00a0!</p>'.replace('\u00a0 a', '\u00a0\u00a0a'))
  expect(throughEditor(written)).toBe(written)
})

test('line breaks and empty lines are still there when the text is read', () => {
  const written = writtenBy(
    stateOf(
      { ...element, type: 'paragraph', children: [text('a'), { type: 'linebreak', version: 1 }] },
      { ...element, type: 'paragraph', children: [] },
      { ...element, type: 'paragraph', children: [text('b')] },
    ),
  )
  expect(written).toBe('<p>a<br><br></p><p><br></p><p>b</p>')
})

test('an editor in which nothing can be seen gives nothing', () => {
  expect(writtenBy(stateOf({ ...element, type: 'paragraph', format: 'right', children: [text('  ')] }))).toBe('')
})

test('plain text is opened with its paragraphs and line breaks', () => {
  expect(throughEditor('a < b\n  c\n\n\nd & e')).toBe('<p>a &lt; b<br>\u00a0\u00a0c</p><p>d &amp; e</p>')
})
