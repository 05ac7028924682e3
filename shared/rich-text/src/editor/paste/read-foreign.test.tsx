import { writeRichText } from '@console/contract'
import { expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { anyMarkup } from '../../testing/arbitraries.ts'
import { pasted, sheet, word } from '../../testing/pasted.ts'
import { cleanRichTextInBrowser } from '../../testing/properties.ts'
import { readForeignHtml } from './read-foreign.ts'

const lostFrom = (html: string) => readForeignHtml(html).lost

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
  ['a chat with sharp pictures', '<img alt=":+1::skin-tone-2:" src="https://a.example/emoji/1f44d-1f3fb@2x.png">', '👍🏻'],
  ['boxes of Google Docs', '<img alt="unchecked" aria-roledescription="checkbox" src="data:,"><span>a</span>', '☐ a'],
  ['other fonts within one of signs', '<font face=Wingdings>J<span style="font-family:Arial">Jo</span></font>', '☺Jo'],
  [
    'roots and indices',
    '<math><msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt><msubsup><mi>x</mi><mn>1</mn><mi>k</mi></msubsup></math>',
    '√(a+b)x₁^k',
  ],
  [
    'formulas of a chat',
    '<span class=katex-mathml style="position:absolute;clip:rect(1px,1px,1px,1px)"><math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></span><span class=katex-html>21</span>',
    '1/2',
  ],
  ['columns', '<div style="display:flex"><span>a</span><span>b</span></div>', 'a b'],
  ['buttons', 'a<button>b</button><button>c</button>', 'a b c'],
  ['empty cells', '<table><tr><td>a<td><br><td>c</table>', 'a c'],
  ['elements of a page', '<my-row>a <my-name style="font-weight:bold">b</my-name></my-row>', 'a <b>b</b>'],
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
    '<p><a href="https://x.example" style="color:red;text-decoration:underline line-through"><span class=MsoHyperlink>a</span></a></p>',
    '<a href="https://x.example"><s>a</s></a>',
  ],
  ['a marker', '', '<p><mark>a</mark></p>', '<span style="background-color:#facc15">a</span>'],
  [
    'the size of a whole document, said again',
    sheet('td{font-size:11pt} .font5{font-size:11.0pt} .font6{font-size:18pt}'),
    '<p><font class=font5>a</font><font class=font6>b</font></p>',
    'a<span style="font-size:24px">b</span>',
  ],
  [
    'the last of several spellings',
    sheet('p{background-color:#fff;text-decoration:none}'),
    '<p style="background:yellow;text-decoration-line:underline">a</p>',
    '<span style="background-color:#facc15"><u>a</u></span>',
  ],
  [
    'rules of a screen, behind others',
    sheet('@import url(x); @media screen{.a, :is(i.b){font-weight:bold}}'),
    '<p class=a>a</p>',
    '<b>a</b>',
  ],
  ['rules for other programs', '<!--[if mso]><style>.a{display:none}</style><![endif]-->', '<p class=a>a</p>', 'a'],
  [
    'what is inherited on purpose',
    '',
    '<p><b style="font-weight:inherit">a</b><strong><b style="font-weight:inherit">b</b></strong><mark style="background:none">c</mark></p>',
    'a<b>b</b>c',
  ],
])('formats come in: %s', (_, styles, html, kept) => {
  expect(pasted(styles + html)).toBe(`<p>${kept}</p>`)
})

test('alignment and indents of what is around a paragraph come in', () => {
  expect(pasted('<div style="text-align:center"><p>a</p></div><blockquote><p>b</p></blockquote>')).toBe(
    '<p style="text-align:center">a</p><p style="padding-left:30px">b</p>',
  )
  expect(pasted('<center><p>a</p>b</center><table align=right><tr><td>c</table><p style="margin:0;padding-left:60px">d</p>')).toBe(
    '<p style="text-align:center">a</p><p style="text-align:center">b</p><p>c</p><p style="padding-left:60px">d</p>',
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
  ['videos of others', '<p>a</p><iframe src="https://x.example"></iframe>', 1],
  ['boxes of Google Docs', '<img alt="checked" aria-roledescription="checkbox" src="data:,">', 0],
])('lost pictures are counted: %s', (_, html, count) => {
  expect(lostFrom(html).pictures).toBe(count)
})

test('addresses of mail and telephones become their text, and those that the text does not say are counted', () => {
  const html =
    '<a href="mailto:linh@lotus.example">linh@lotus.example</a>, <a href="mailto:linh@lotus.example?subject=x">Linh</a>, ' +
    '<a href="tel:+84901234567">call</a>, <a href="tel:+84901234567">090 123 4567</a>, <a href="#top">up</a>, ' +
    '<a href="javascript:x()">run</a>, <a href="game://open">play</a>'
  expect(pasted(html)).toBe('<p>linh@lotus.example, Linh, call, 090 123 4567, up, run, <a href="game://open">play</a></p>')
  expect(lostFrom(html).links).toBe(2)
})

test('pictures with the name of an emoji are pictures if they are large', () => {
  expect(pasted('<img alt="🎁" width=800 src="https://x.example/emoji/1f381.png">')).toContain('<img')
  expect(pasted('<img alt="Our emoji" src="https://x.example/emoji-guide.png">')).toContain('<img')
})

test('whatever is pasted, the server keeps what comes of it', () => {
  fc.assert(
    fc.property(anyMarkup, (html) => {
      const kept = pasted(html)
      expect(cleanRichTextInBrowser(kept)).toBe(kept)
      expect(kept).not.toMatch(/[\ufdd0\ufdd1]/)
    }),
    { numRuns: 100, seed: jest.getSeed() },
  )
})

test('a copy of our own keeps each color that was chosen', () => {
  const own =
    '<p><span style="color: rgb(250, 204, 21); background-color: rgb(255, 255, 255);">a</span><span style="color: rgb(0, 0, 0);">b</span></p>'
  expect(writeRichText(readForeignHtml(own, true).document)).toBe(
    '<p><span style="color:#facc15;background-color:#ffffff">a</span><span style="color:#000000">b</span></p>',
  )
})
