import { expect, test } from '@jest/globals'
import { cleanRichText } from './rich-text.ts'

test.each([
  ['plain text stays', 'a < b & c\n\n  d', 'a < b & c\n\n  d'],
  ['marks stand in one order', '<i><b>x</b></i>', '<p><b><i>x</i></b></p>'],
  ['marks that say the same are one', '<b>a</b><b>b</b> <b><b>c</b></b>', '<p><b>ab</b> <b>c</b></p>'],
  [
    'a link stands outside of what it is made of',
    '<b>a<a href="https://x.example">b</a></b>',
    '<p><b>a</b><a href="https://x.example"><b>b</b></a></p>',
  ],
  [
    'a link within a link ends the first',
    '<a href="a://1">x<a href="b://2">y</a></a>',
    '<p><a href="a://1">x</a><a href="b://2">y</a></p>',
  ],
  ['white space is as it is seen', '<p>  a \n b  </p>\n <p> c<br> d</p>', '<p>a b</p><p>c<br>d</p>'],
  ['empty paragraphs go, empty lines stay', '<p>a</p><p></p><p><br></p><p> </p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
  ['nothing to see is nothing', '<p><br></p><p><b>&nbsp;</b></p><script>x</script>', ''],
  ['a line break at the end is not seen', '<p>a<br></p><p>b<br><br></p>', '<p>a</p><p>b<br><br></p>'],
  ['loose text is a paragraph', 'a<br>b<p>c</p>d', '<p>a<br>b</p><p>c</p><p>d</p>'],
  ['paragraphs of an item are its lines', '<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  [
    'a list straight in a list belongs to the item before',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['lists side by side are one', '<ul><li>a</li></ul><p></p><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  [
    'words after a nested list are the next item',
    '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  [
    'lists nest fifteen levels deep',
    `${'<ul><li>'.repeat(17)}x`,
    `${'<ul><li>'.repeat(14)}<ul><li><br></li><li><br></li><li>x</li></ul>${'</li></ul>'.repeat(14)}`,
  ],
  ['text is written with entities', '<p>&lt;b&gt; &amp; "x" &copy; \u00a0</p>', '<p>&lt;b&gt; &amp; "x" © \u00a0</p>'],
  ['an app link keeps its scheme', '<a href="Game://Open?a=1&b=2">go</a>', '<p><a href="Game://Open?a=1&amp;b=2">go</a></p>'],
  [
    'an image that is none goes',
    '<p>a<img src="data:x">b<img src="https://x.example/a.png"></p>',
    '<p>ab<img src="https://x.example/a.png"></p>',
  ],
])('%s', (_, given, kept) => {
  expect(cleanRichText(given)).toBe(kept)
  expect(cleanRichText(kept)).toBe(kept)
})

test('what is nested deeper than any text can be is read', () => {
  expect(cleanRichText(`${'<b>'.repeat(20_000)}x`)).toBe('<p><b>x</b></p>')
  expect(cleanRichText(`${'<ul><li>'.repeat(10_000)}x`)).toContain('<li>x</li>')
})
