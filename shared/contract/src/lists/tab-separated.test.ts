import { expect, test } from '@jest/globals'
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts'

test.each([
  ['one cell', 'a', [['a']]],
  ['a row', 'a\tb', [['a', 'b']]],
  [
    'rows, with the line end that spreadsheets add',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['line ends of other systems', 'a\nb\rc', [['a'], ['b'], ['c']]],
  [
    'empty cells',
    '\tb\t\n\t\t',
    [
      ['', 'b', ''],
      ['', '', ''],
    ],
  ],
  ['a cell with a tab, a line end and quotes', '"a\tb\nc ""d"""\te', [['a\tb\nc "d"', 'e']]],
  [
    'a quote in the middle, which means itself',
    '5" disk\t1\n"x" y\t2\n',
    [
      ['5" disk', '1'],
      ['"x" y', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(readTabSeparated(text)).toEqual(rows)
})

test.each([
  ['one cell, without a line end', [['a']], 'a'],
  [
    'several lines, each with its end',
    [
      ['a', 'b'],
      ['', ''],
    ],
    'a\tb\n\t\n',
  ],
  ['tabs, line ends and quotes', [['a\tb\nc "d"', 'e']], '"a\tb\nc ""d"""\te'],
])('cells are written as they are read: %s', (_, cells, written) => {
  expect(writeTabSeparated(cells)).toBe(written)
  expect(readTabSeparated(written)).toEqual(cells)
})
