import { writeRichText } from '@console/contract'
import { expect, test } from '@jest/globals'
import { clampColor, clampIndent, clampSize } from './clamp.ts'
import { readForeignHtml } from './read-foreign.ts'

const pasted = (html: string) => writeRichText(readForeignHtml(html))

test.each([
  ['11pt', '14px'],
  ['18.0pt', '24px'],
  ['1em', undefined],
  ['200%', '24px'],
  ['x-large', '24px'],
  ['3px', '10px'],
  ['calc(1px)', undefined],
  ['', undefined],
])('a size of %j becomes %j', (given, kept) => {
  expect(clampSize(given)).toBe(kept)
})

test.each([
  ['red', 'text', '#dc2626'],
  ['rgb(255, 0, 0)', 'text', '#dc2626'],
  ['#F00', 'text', '#dc2626'],
  ['#1f1f1f', 'text', undefined],
  ['#1f1f1f', 'background', '#000000'],
  ['yellow', 'background', '#facc15'],
  ['white', 'text', '#ffffff'],
  ['white', 'background', undefined],
  ['rgba(0,0,0,0)', 'background', undefined],
  ['transparent', 'background', undefined],
  ['url(x)', 'background', undefined],
] as const)('a color of %j for %s becomes %j', (given, use, kept) => {
  expect(clampColor(given, use)).toBe(kept)
})

test.each([
  ['36.0pt', 2],
  ['30px', 1],
  ['-30px', 0],
  ['9999px', 15],
  ['auto', 0],
])('a margin of %j is %i levels', (given, level) => {
  expect(clampIndent(given)).toBe(level)
})

test('a paragraph of Word keeps size, color, background, alignment and indent, as near as they come', () => {
  expect(
    pasted(
      "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style>p.MsoNormal{margin:0cm}</style></head><body><!--StartFragment-->" +
        "<p class=MsoNormal align=center style='text-align:center;margin-left:36.0pt'><b><span lang=EN-US style='font-size:18.0pt;" +
        'font-family:"Arial",sans-serif;color:red;background:yellow;mso-highlight:yellow\'>Big<o:p></o:p></span></b></p><!--EndFragment--></body></html>',
    ),
  ).toBe(
    '<p style="text-align:center;padding-left:60px"><span style="font-size:24px;color:#dc2626;background-color:#facc15"><b>Big</b></span></p>',
  )
})

test('a list of Word is a list', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>\n`
  expect(pasted(`${item(1, '·', 'a')}${item(2, '1.', 'b')}${item(2, '2.', 'c')}${item(1, '·', 'd')}<p class=MsoNormal>e</p>`)).toBe(
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><p>e</p>',
  )
})

test('what Google Docs copies is not bold throughout, and its lists nest', () => {
  expect(
    pasted(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;text-align:justify;">' +
        '<span style="font-size:11pt;color:#000000;background-color:transparent;font-weight:400;text-decoration:none;">a </span>' +
        '<span style="font-size:11pt;color:#ff0000;font-weight:700;font-style:italic;text-decoration:underline;">b</span></p>' +
        '<ul><li dir="ltr"><p role="presentation"><span>c</span></p></li><ul><li><p><span>d</span></p></li></ul></ul></b><br class="Apple-interchange-newline">',
    ),
  ).toBe(
    '<p style="text-align:justify"><span style="font-size:14px">a </span><span style="font-size:14px;color:#dc2626"><b><i><u>b</u></i></b></span></p>' +
      '<ul><li>c<ul><li>d</li></ul></li></ul><p><br></p>',
  )
})

test('headings, tables and blocks of a page become paragraphs', () => {
  expect(
    pasted(
      '<article><h1>Title</h1><div><div>One <em>two</em></div></div><table><tr><th>a</th><td>b</td></tr></table><pre>x</pre><hr>' +
        '<a href="https://x.example" onclick="alert(1)">link</a> <a href="javascript:alert(1)">none</a></article>',
    ),
  ).toBe(
    '<p><span style="font-size:24px"><b>Title</b></span></p><p>One <i>two</i></p><p><b>a</b> b</p><p>x</p>' +
      '<p><a href="https://x.example">link</a> none</p>',
  )
})
