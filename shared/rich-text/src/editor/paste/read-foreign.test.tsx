import { writeRichText } from '@console/contract'
import { expect, test } from '@jest/globals'
import { clampIndent, clampSize, sizeOf } from './clamp.ts'
import { readableColors } from './colors.ts'
import { readForeignHtml } from './read-foreign.ts'

const pasted = (html: string) => writeRichText(readForeignHtml(html).document)
const lostFrom = (html: string) => readForeignHtml(html).lost

test.each([
  ['11pt', '14px'],
  ['18.0pt', '24px'],
  ['1em', undefined],
  ['200%', '24px'],
  ['x-large', '24px'],
  ['larger', '20px'],
  ['3px', '10px'],
  ['calc(1px)', undefined],
  ['', undefined],
])('a size of %j becomes %j', (given, kept) => {
  expect(clampSize(sizeOf(given, 16))).toBe(kept)
})

test.each([
  ['red', '', '#dc2626', undefined],
  ['rgb(255, 0, 0)', '', '#dc2626', undefined],
  ['#F00', '', '#dc2626', undefined],
  ['crimson', '', '#dc2626', undefined],
  ['hsl(220 90% 50%)', '', '#2563eb', undefined],
  ['#ff0000cc', '', '#dc2626', undefined],
  ['16a34a', '', '#166534', undefined],
  ['#1f1f1f', '', undefined, undefined],
  ['#a6a6a6', '', '#737373', undefined],
  ['rgba(0, 0, 0, 0.5)', '', '#737373', undefined],
  ['yellow', '', '#8a6d00', undefined],
  ['lime', '', '#166534', undefined],
  ['orange', '', '#8a6d00', undefined],
  ['pink', '', '#dc2626', undefined],
  ['#d9d9d9', '', undefined, undefined],
  ['white', '', undefined, undefined],
  ['white', 'red', '#ffffff', '#dc2626'],
  ['#d4d4d4', '#1e1e1e', '#d9d9d9', '#000000'],
  ['', 'navy', '#ffffff', '#0b2559'],
  ['red', 'yellow', '#991b1b', '#facc15'],
  ['', 'yellow none repeat', undefined, '#facc15'],
  ['', '#fff', undefined, undefined],
  ['', 'rgba(0,0,0,0)', undefined, undefined],
  ['', 'rgba(255, 255, 0, 0.3)', undefined, '#fef9c3'],
  ['auto', 'transparent', undefined, undefined],
  ['currentcolor', 'url(x)', undefined, undefined],
])('text of color %j on %j becomes %j on %j, which can be read', (color, background, ...kept) => {
  expect(Object.values(readableColors(color.toLowerCase(), background))).toEqual(kept)
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
    '<p style="text-align:center;padding-left:60px"><span style="font-size:24px;color:#991b1b;background-color:#facc15"><b>Big</b></span></p>',
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
      '<ul><li>c<ul><li>d</li></ul></li></ul>',
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
  ['hidden on other screens', `${sheet('@media (max-width:600px){.wide{display:none}} .wide{width:1px}')}<p class=wide>seen</p>`],
  ['outdented', '<p><span style="text-indent:-18pt;left:0">seen</span></p>'],
])('what was %s comes in', (_, html) => {
  expect(pasted(html)).toBe('<p>seen</p>')
})

test.each([
  ['pre', '<pre>a\n  b\n\nc\n</pre>', '<p>a<br>\u00a0\u00a0b<br><br>c</p>'],
  ['code', '<pre><code>a\n<b>b</b></code></pre>', '<p>a<br><b>b</b></p>'],
  ['a chat', '<span style="white-space: pre-wrap">a\r\nb</span>', '<p>a<br>b</p>'],
  ['Chrome', '<p style="white-space-collapse: preserve">a\nb   c</p>', '<p>a<br>b \u00a0\u00a0c</p>'],
  ['lines alone', '<p style="white-space: pre-line">a  b\n c</p>', '<p>a b<br>c</p>'],
  ['a style sheet', `${sheet('.m{white-space:break-spaces}')}<div class=m>a\nb</div>`, '<p>a<br>b</p>'],
  ['a box of text', '<textarea>a\nb</textarea>', '<p>a<br>b</p>'],
  ['text within it that wraps', '<pre>a\nb <span style="white-space:normal">c\nd</span></pre>', '<p>a<br>b c d</p>'],
  ['unusual breaks', '<pre>a\u2028b\u0085c</pre>', '<p>a<br>b<br>c</p>'],
])('lines stay lines: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

const word = (tag: string, level: number, marker: string, words: string) =>
  `<${tag} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${words}</${tag}>`

test.each([
  ['a start', '<ol start=3><li>c<li>d</ol>', '<p>3. c</p><p>4. d</p>'],
  ['a list that goes on', '<ol><li>a</ol><div><ol start=2><li>b</ol></div>', '<ol><li>a</li><li>b</li></ol>'],
  ['a list that goes on behind a paragraph', '<ol><li>a</ol><p>x</p><ol start=2><li>b</ol>', '<ol><li>a</li></ol><p>x</p><p>2. b</p>'],
  ['two lists in a row', '<ol><li>a</ol><ol><li>b</ol>', '<p>1. a</p><p>1. b</p>'],
  ['a value', '<ol><li>a<li value=5>b</ol>', '<p>1. a</p><p>5. b</p>'],
  ['downwards', '<ol reversed><li>a<li>b</ol>', '<p>2. a</p><p>1. b</p>'],
  ['letters', '<ol type=A start=27><li>a</ol>', '<p>AA. a</p>'],
  ['Roman', '<ol style="list-style-type:lower-roman" start=9><li><b>a</b></ol>', '<p><b>ix. a</b></p>'],
  ['a list by its style', '<ul><li style="list-style-type:decimal"><p>a</p></ul>', '<ol><li>a</li></ol>'],
  ['signs of its own', `<ul style='list-style: "✓ "'><li>a</ul>`, '<p>✓ a</p>'],
  ['letters below numbers', '<ol><li>a<ol type=a><li>x<ul><li>y</ul><li>z</ol></ol>', '<ol><li>a<br>a. x<br>• y<br>b. z</li></ol>'],
  ['numbers below numbers', '<ol><li>a<ol><li>x</ol><li>b</ol>', '<ol><li>a<ol><li>x</li></ol></li><li>b</li></ol>'],
  [
    'a list inside an item without words',
    '<ol><li>a<li><ul><li>x</ul><li value=2>b</ol>',
    '<ol><li>a<ul><li>x</li></ul></li><li>b</li></ol>',
  ],
  ['items that bring their number', '<ol style="list-style:none"><li>1.1 a<li>b</ol>', '<ol><li>1.1 a</li><li>b</li></ol>'],
  ['boxes to check', '<ul style="list-style:none"><li><input type=checkbox checked>a</ul>', '<p>☑ a</p>'],
  [
    'Word, from 1',
    word('p', 1, '1.', 'a') + word('p', 2, '1)', 'x') + word('p', 1, '2.', 'b'),
    '<ol><li>a<ol><li>x</li></ol></li><li>b</li></ol>',
  ],
  ['Word, from 5', word('p', 1, '5.', 'e') + word('p', 1, '6.', 'f'), '<p>5. e</p><p>6. f</p>'],
  ['Word, of two levels', word('p', 1, '1.', 'a') + word('p', 2, '1.1.', 'x'), '<ol><li>a<br>1.1. x</li></ol>'],
  ['Word, bullets behind numbers', word('p', 1, '1.', 'a') + word('p', 1, '·', 'b'), '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  ['a heading of Word', word('h1', 1, 'Article 2', 'Prizes'), '<p><span style="font-size:24px"><b>Article 2 Prizes</b></span></p>'],
  ['a heading with a bullet', word('h2', 1, '§', 'Prizes'), '<p><span style="font-size:20px"><b>Prizes</b></span></p>'],
])('numbers stay as they were seen: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

test.each([
  ['Facebook', '<img alt="🎁" src="https://static.example/emoji.php/v9/16/1f381.png">', '🎁'],
  ['a picture in the markup', '<img alt="👨‍👩‍👧" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', '👨‍👩‍👧'],
  ['WordPress', '<img class="emoji" style="width:1em;height:1em" alt="❤️" src="https://s.example/2764.svg">', '❤️'],
  ['Slack', '<img alt=":flag-vn:" src="https://a.example/emoji/1f1fb-1f1f3.png">', '🇻🇳'],
  ['an emoji of a team', '<img alt=":lotus:" src="https://emoji.example/T01/lotus/9a.png">', ':lotus:'],
  ['a smiley of Word', "<span style='font-family:Wingdings'>J</span>", '☺'],
  ['an arrow of Word', "<span style='mso-symbol-font-family:Wingdings'>à</span>", '→'],
  ['powers', 'm<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>', 'm², H₂O, 1st'],
  ['powers of Google Docs', '10<span style="vertical-align:super">6</span>', '10⁶'],
  ['a formula', '<math><mfrac><mn>1</mn><mi>a</mi></mfrac><mo>+</mo><msup><mi>x</mi><mn>2</mn></msup></math>', '1/a+x²'],
  ['a list to choose from', 'Size <select><option>S<option selected>M</select>', 'Size M'],
  ['ruby', '<ruby>漢<rt>kan</rt></ruby> <ruby>字<rp>(</rp><rt>ji</rt><rp>)</rp></ruby>', '漢(kan) 字(ji)'],
  ['words of a drawing', '<svg><text>one</text><text>two</text></svg>', 'one two'],
  ['quotes', '<q>a</q>', '“a”'],
])('signs stay signs: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(`<p>${kept}</p>`)
})

test.each([
  [
    'Excel',
    sheet('td{color:black;font-weight:400} .xl65{color:red;font-weight:700}'),
    '<table><tr><td class=xl65>a</td></tr></table>',
    '<span style="color:#dc2626"><b>a</b></span>',
  ],
  [
    'TextEdit',
    sheet('p.p1 {margin: 0.0px; font: 18.0px Helvetica} span.s1 {font: italic bold 18.0px Helvetica; text-decoration: underline}'),
    '<p class="p1"><span class="s1">a</span></p>',
    '<span style="font-size:18px"><b><i><u>a</u></i></b></span>',
  ],
  ['the size of a whole document', sheet('p.MsoNormal, li.MsoNormal{font-size:11.0pt}'), '<p class=MsoNormal>a</p>', 'a'],
  [
    'the more specific rule',
    sheet('.a{font-weight:bold} p{font-weight:normal} @media print{p{font-style:italic}}'),
    '<p class=a>a</p>',
    '<b>a</b>',
  ],
  ['an own style', sheet('p{font-weight:bold;display:none}'), '<p style="font-weight:400;display:block">a</p>', 'a'],
  ['an end of bold', '', '<p><b>a<span style="font-weight:normal">b</span></b></p>', '<b>a</b>b'],
  ['an end of color', '', '<p style="color:red">a<span style="color:#000">b</span></p>', '<span style="color:#dc2626">a</span>b'],
  [
    'the color of links',
    sheet('a:link, span.MsoHyperlink{color:#0563C1;text-decoration:underline}'),
    '<p><a href="https://x.example">a</a></p>',
    '<a href="https://x.example">a</a>',
  ],
  ['a marker', '', '<p><mark>a</mark></p>', '<span style="background-color:#facc15">a</span>'],
])('formats come in: %s', (_, styles, html, kept) => {
  expect(pasted(styles + html)).toBe(`<p>${kept}</p>`)
})

test('alignment and indents of what is around a paragraph come in', () => {
  expect(pasted('<div style="text-align:center"><p>a</p></div><blockquote><p>b</p></blockquote>')).toBe(
    '<p style="text-align:center">a</p><p style="padding-left:30px">b</p>',
  )
})

test.each([
  ['files, data and attachments', '<p>a <img src="file:///C:/a.png"><img src="data:image/png;base64,AA=="><img src="cid:1"></p>', 3],
  ['drawings and videos', '<svg width=300 height=200></svg><canvas></canvas><video src="blob:x"></video>', 3],
  ['a small icon', '<p>a <svg width=16 height=16></svg></p>', 0],
  [
    'an emoji, a bullet, a pixel',
    `<img alt="🎁" src="data:,">${word('p', 1, '<img src="file:///b.gif">', 'a')}<img width=1 height=1 src="https://t.example/p">`,
    0,
  ],
  ['one of the web', '<img src="//pictures.example/a b.png">', 0],
])('lost pictures are counted: %s', (_, html, count) => {
  expect(lostFrom(html).pictures).toBe(count)
})

test('addresses of mail and telephones become their text, and those that the text does not say are counted', () => {
  const html =
    '<a href="mailto:linh@lotus.example">linh@lotus.example</a>, <a href="mailto:linh@lotus.example?subject=x">Linh</a>, ' +
    '<a href="tel:+84901234567">call</a>, <a href="#top">up</a>, <a href="javascript:x()">run</a>'
  expect(pasted(html)).toBe('<p>linh@lotus.example, Linh, call, up, run</p>')
  expect(lostFrom(html).links).toBe(2)
})
