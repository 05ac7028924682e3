import { expect, test } from '@jest/globals'
import { pasted, sheet } from '../../testing/pasted.ts'

const WORD_COMMENT = `<p class=MsoNormal><a style='mso-comment-reference:L_1;mso-comment-date:20261128T0900'>seen</a><span class=MsoCommentReference>
<span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[L1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[L1]</a>do not publish</p></div></div></div>`
const DOCS_COMMENT = `<p>seen<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>
<div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>do not publish</span></p></div>`
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
  [
    'what no style of its own can show',
    `${sheet('.x{display:none!important}')}<p>seen<b class=x style="display:inline">x</b></p>`,
    '<p>seen</p>',
  ],
  ['notes of LibreOffice', `${sheet('comment{display:none}')}<p>seen<comment>x</comment></p>`, '<p>seen</p>'],
  ['a hint of a page', '<p>seen<tool-tip style="clip:rect(0px,0px,0px,0px)">x</tool-tip></p>', '<p>seen</p>'],
  ['the title of a page', '<head><title>x</title></head><p>seen</p>', '<p>seen</p>'],
  [
    'text without a size or a height',
    '<p>seen<b style="font-size:0">x</b></p><p style="max-height:0;overflow:hidden">x</p>',
    '<p>seen</p>',
  ],
  [
    'a hidden column beside a merged cell',
    '<table><col><col style="display:none"><col><tr><td rowspan=2>a<td>x<td>b<tr><td>x<td>c</table>',
    '<p>a b</p><p>c</p>',
  ],
  ['a pixel that counts readers', '<p>seen<img width=1 height=1 src="https://t.example/p"></p>', '<p>seen</p>'],
])('what was not seen does not come in: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

test.each([
  ['half seen', '<p style="opacity:0.5">seen</p>'],
  ['hidden on other screens', `${sheet('@media (max-width:600px){.wide{display:none}} .wide{width:1px}')}<p class=wide>seen</p>`],
  ['outdented', '<p><span style="text-indent:-18pt;left:0">seen</span></p>'],
  ['cut wide', '<p style="clip:rect(0px,900px,300px,0px)">seen</p>'],
  ['hidden in old browsers', '<p style="*display:none">seen</p>'],
])('what was %s comes in', (_, html) => {
  expect(pasted(html)).toBe('<p>seen</p>')
})
