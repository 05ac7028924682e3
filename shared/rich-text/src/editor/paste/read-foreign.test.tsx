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

const WORD_COMMENT = `<p class=MsoNormal><a style='mso-comment-reference:L_1;mso-comment-date:20261128T0900'>seen</a><span class=MsoCommentReference>
<span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[L1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[L1]</a>do not publish</p></div></div></div>`
const DOCS_COMMENT = `<p>seen<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>
<div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>do not publish</span></p></div>`
const sheet = (rules: string) => `<style><!-- p.MsoNormal{margin:0cm} ${rules} --></style>`
const COLUMNS = `<table><colgroup><col><col span=2 style='display:none;mso-width-source:userset'><col></colgroup>
<tr><td>a</td><td>hidden</td><td>hidden</td><td>b</td></tr><tr><td>c</td><td colspan=2>hidden</td><td>d</td></tr></table>`

test.each([
  ['comments in the margin of Word', WORD_COMMENT, '<p>seen</p>'],
  [
    'such a comment by its style alone',
    "<p>seen</p><div style='mso-element:comment-list'><div style='mso-element:comment'>x</div></div>",
    '<p>seen</p>',
  ],
  ['comments of Google Docs', DOCS_COMMENT, '<p>seen</p>'],
  ['hidden text of Word', "<p>seen<span style='display:none;mso-hide:all'> hidden</span></p>", '<p>seen</p>'],
  ['what Word alone hides', "<p>seen<span style='color:red;mso-hide:all'> hidden</span></p>", '<p>seen</p>'],
  ['what a page hides', '<p>seen</p><p style="display: none !important">x</p><p hidden>x</p>', '<p>seen</p>'],
  ['what takes room but is not seen', '<p>seen<span style="VISIBILITY:hidden">x</span><span style="opacity:0">x</span></p>', '<p>seen</p>'],
  ['what only screen readers read', '<p>seen<span style="position:absolute;clip:rect(0, 0, 0, 0)">x</span></p>', '<p>seen</p>'],
  ['what stands beside the screen', '<p>seen</p><div style="position:absolute;left:-9999px">x</div>', '<p>seen</p>'],
  [
    'what a style sheet hides',
    `${sheet('span.note, .x:unknown(a){color:red} span.note{display:none}')}<p>seen<span class=note>x</span></p>`,
    '<p>seen</p>',
  ],
  ['hidden rows', "<table><tr style='display:none'><td>x</td></tr><tr><td>seen</td></tr></table>", '<p>seen</p>'],
  ['hidden columns', COLUMNS, '<p>a b</p><p>c d</p>'],
  ['the properties of the document', '<xml><o:Author>Linh</o:Author></xml><p>seen</p>', '<p>seen</p>'],
])('what was not seen does not come in: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

test.each([
  ['half seen', '<p style="opacity:0.5">seen</p>'],
  ['hidden on other screens', `${sheet('@media (max-width:600px){.wide{display:none}} .wide{color:red}')}<p class=wide>seen</p>`],
  ['outdented', '<p><span style="text-indent:-18pt;left:0">seen</span></p>'],
])('what was %s comes in', (_, html) => {
  expect(pasted(html)).toBe('<p>seen</p>')
})
