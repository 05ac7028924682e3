import { expect, test } from '@jest/globals'
import { pasted, word } from '../../testing/pasted.ts'

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
  ['numbers that a style hides', '<ol style="list-style:none"><li>1.1 a<li>b</ol>', '<p>1.1 a</p><p>b</p>'],
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
  ['Word, copied from its second level on', word('p', 2, '1.', 'x') + word('p', 1, '·', 'y'), '<ol><li>x</li></ol><ul><li>y</li></ul>'],
  ['Word, in brackets', word('p', 1, '(1)', 'a'), '<p>(1) a</p>'],
  ['a number without a list of Word', "<p><span style='mso-list:Ignore'>5.</span>a</p>", '<p>5. a</p>'],
  ['an item that begins with a line break', '<ol start=3><li><br>a</ol>', '<p>3.<br>a</p>'],
  ['an item that begins with a hard space', '<ol start=3><li>&nbsp;<b>a</b></ol>', '<p>3. \u00a0<b>a</b></p>'],
  ['words behind a list in an item', '<ol><li>a<ul><li>x</ul>b</ol>', '<p>1. a</p><ul><li>x</li></ul><p>b</p>'],
  ['a sign by its code', '<ul style=\'list-style-type:"\\2013 "\'><li>a</ul>', '<p>– a</p>'],
  ['a number without an end', `<ol start=${'9'.repeat(400)}><li>a</ol>`, '<ol><li>a</li></ol>'],
  ['Roman numbers below letters', '<ol type=a><li>a<ol type=i><li>x</ol></ol>', '<p>a. a</p><p style="padding-left:30px">i. x</p>'],
])('numbers stay as they were seen: %s', (_, html, kept) => {
  expect(pasted(html)).toBe(kept)
})

test('a list of Word is a list', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>\n`
  expect(pasted(`${item(1, '·', 'a')}${item(2, '1.', 'b')}${item(2, '2.', 'c')}${item(1, '·', 'd')}<p class=MsoNormal>e</p>`)).toBe(
    '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><p>e</p>',
  )
})
