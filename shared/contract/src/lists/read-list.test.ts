import { expect, test } from '@jest/globals'
import { readList } from './read-list.ts'

const items = (text: string) => readList(text).items

test.each([
  ['lines of every system', 'Có\r\nKhông\rKhác\u2028Tất cả\u0085Hết\u000b'],
  ['blank lines and spaces', '\n  Có \n\n Không\nKhác\nTất cả\u00a0\nHết\n\n'],
  ['a row of a spreadsheet', 'Có\tKhông\tKhác\tTất cả\tHết'],
  ['two columns of it', 'Có\tKhông\nKhác\tTất cả\nHết\t'],
  ['its numbers before and behind', '1\tCó\t0\n2\tKhông\t1,5\n3\tKhác\t-20%\n4\tTất cả\t\n5\tHết\t1.000'],
  ['bullets', '• Có\n•Không\n• Khác\n◦ Tất cả\n▪ Hết'],
  ['bullets of Word, with tabs', '\uf0b7\tCó\n\uf0b7\tKhông\no\tKhác\no\tTất cả\n\uf0a7\tHết'],
  ['letters of its symbol fonts', 'Ø\tCó\nØ\tKhông\nv\tKhác\nv\tTất cả\n•\tHết'],
  ['dashes', '- Có\n- Không\n- Khác\n- Tất cả\n- Hết'],
  ['bullets with tabs before them', '•\tCó\n\to\tKhông\n\to\tKhác\n• Tất cả\n\t\t▪\tHết'],
  ['stars and pluses of nested lists', '* Có\n+ Không\n+ Khác\n* Tất cả\n* Hết'],
  ['boxes', '☐ Có\n☑ Không\n☒Khác\n☐ Tất cả\n☐ Hết'],
  ['boxes of Markdown', '- [ ] Có\n- [x] Không\n- [ ] Khác\n- [ ] Tất cả\n- [ ] Hết'],
  ['rings of a form', '○ Có\n◯ Không\n( ) Khác\n○ Tất cả\n○ Hết'],
  ['emoji of a chat', '👉 Có\n👉 Không\n👉 Khác\n✔️ Tất cả\n✔️ Hết'],
  ['numbers', '1. Có\n2. Không\n3. Khác\n4. Tất cả\n5. Hết'],
  ['numbers of Word, with tabs', '1.\tCó\n2.\tKhông\n3.\tKhác\n4.\tTất cả\n5.\tHết'],
  ['numbers without a blank', '1.Có\n2)Không\n3)Khác\n2.Tất cả\n3.Hết'],
  ['numbers in brackets, one missing', '(1) Có\n(2) Không\n(3) Khác\n(5) Tất cả\n(6) Hết'],
  ['numbers with slashes and dashes', '1/ Có\n2/ Không\n3/Khác\n1 - Tất cả\n2 - Hết'],
  ['numbers of several levels', '1. Có\n1.1. Không\n1.2. Khác\n2. Tất cả\n3. Hết'],
  ['numbers from ten down', '10. Có\n9. Không\n8. Khác\n7. Tất cả\n6. Hết'],
  ['letters', 'a) Có\nb) Không\nc) Khác\nd) Tất cả\nđ) Hết'],
  ['two lists of letters, one without b', 'a) Có\nb) Không\na) Khác\nc) Tất cả\nd) Hết'],
  ['capital letters', 'A. Có\nB. Không\nC. Khác\nD.Tất cả\nĐ. Hết'],
  ['Roman numbers', 'i. Có\nii. Không\niii. Khác\niv. Tất cả\nv. Hết'],
  ['numbers that are signs', '① Có\n② Không\n③Khác\n❶ Tất cả\n❷ Hết'],
  ['keycaps', '9️⃣ Có\n🔟 Không\n1️⃣1️⃣ Khác\n1️⃣2️⃣ Tất cả\n1️⃣3️⃣ Hết'],
  ['numbers with colons and commas', '1: Có\n2: Không\n3: Khác\n4, Tất cả\n5, Hết'],
  ['numbers that are all 1', '1. Có\n1. Không\n1. Khác\n1. Tất cả\n1. Hết'],
  ['dashes without a blank', '-Có\n-Không\n-Khác\n-Tất cả\n-Hết'],
  ['arrows and headings', '-> Có\n-> Không\n## Khác\n## Tất cả\n## Hết'],
  ['letters of symbol fonts before blanks', '§  Có\n§\u00a0 Không\no   Khác\no   Tất cả\n• Hết'],
  ['boxes of a form', '❑ Có\n🔲 Không\n⬜ Khác\n[  ]Tất cả\n(  ) Hết'],
  ['marks in lines of their own', '•\nCó\n•\nKhông\n1.\nKhác\n2.\nTất cả\n3.\nHết'],
  ['bullets before numbers, and boxes behind them', '- 1. [ ] Có\n- 2. [ ] Không\n- 3. ☐ Khác\n- 4. Tất cả\n- 5. Hết'],
  ['items of a sentence', '- Có;\n- Không;\n- Khác;\n- Tất cả;\n- Hết.'],
  ['a list in code', '"Có",\n"Không",\n"Khác",\n"Tất cả",\n"Hết"'],
  ['invisible characters before marks', '\u200b• Có\n\u200e• Không\n\ufeff• Khác\n• Tất cả\n• Hết'],
])('%s', (_, text) => {
  expect(items(text)).toEqual(['Có', 'Không', 'Khác', 'Tất cả', 'Hết'])
})

test.each([
  ['a cell with line ends and quotes is one item', '"Có,\n""chắc"""\nKhông', ['Có, "chắc"', 'Không']],
  ['a heading of numbers goes with them', 'Tên\tMã\nzalo\t12\nbáo\t13', ['Tên', 'zalo', 'báo']],
  ['numbers alone are items', '18\t19\n20\t21', ['18', '19', '20', '21']],
  ['one row keeps its numbers', 'Có\t1', ['Có', '1']],
  ['so it does above a blank line', 'Có\t1\n \t\n', ['Có', '1']],
  ['cells before others keep their places', 'A\tCó\t1\n\tKhông\t2', ['A', 'Có', 'Không']],
  ['small letters may follow numbers', '1.có\n2)không\n3/khác', ['có', 'không', 'khác']],
  ['one item keeps its full stop', 'Hết.', ['Hết.']],
  ['so does an abbreviation', 'Có;\nKhác, v.v.', ['Có', 'Khác, v.v.']],
  ['and a list of them', 'A Inc.;\nB Inc.', ['A Inc.', 'B Inc.']],
  ['separators alone are no items', ';\n,\nCó', ['Có']],
  ['one number is no list', '2. Bundesliga\nPremier League', undefined],
  ['two from the middle are no list', '2. Bundesliga\n3. Liga', undefined],
  ['three with gaps are no list', '7. Bundesliga\n9. Liga\n12. Tippeligaen', undefined],
  ['initials are no list', 'C. Ronaldo\nL. Messi\nK. Mbappé', undefined],
  ['neighbors are initials too', 'L. Messi\nM. Salah', undefined],
  ['letters out of order are initials', 'A. Lê\nT. Vũ\nB. Ngô', undefined],
  ['sizes are no list', 'S/M\nM/L\nL/XL', undefined],
  ['classes are no list', 'A/B\nB/C\nC/D', undefined],
  ['scores are no list', '1:0\n2:1\n3:2', undefined],
  ['what tells items apart is no mark', '1. Bundesliga\n2. Bundesliga', undefined],
  ['names with slashes that are alike stay', '1/F\n2/F\n3/F', undefined],
  ['hashtags stay', '#tết\n#hè', undefined],
  ['a dash that one of two has stays', '-Có\nKhông', undefined],
  ['so does that of one alone', '-Có', undefined],
  ['letters before a single blank stay', 'v sao\nv trăng', undefined],
  ['amounts are no numbers of a list', '1 sao\n2 sao\n1.5 km\n2.5 km\n24/7\n25/7', undefined],
  ['ranges are none', '1 - 2 lần\n2 - 3 lần', undefined],
  ['ranges in words are none', '1 - dưới 2 năm\n2 - dưới 3 năm', undefined],
  ['signs before amounts stay', '~ 5 km\n~ 10 km', undefined],
  ['so does a sign that all have', '> 1 giờ\n> 2 giờ', undefined],
  ['plus and minus stay', '+ 10 xu\n+ 20 xu\n- 5 xu\n- 10 xu', undefined],
  ['the dash of a list stands before amounts too', '- 5 xu\n- 10 xu', ['5 xu', '10 xu']],
  ['single signs that mean something stay', '✓ Có\n✗ Không\n+ 10 xu\n- 5 xu', undefined],
  ['so does a line that is only a sign', '○\n×\n-\n1.', undefined],
  ['dots of an ellipsis stay', 'Có;\nKhông...', ['Có', 'Không...']],
  ['two forms of one letter are one', 'ga\u0300\ng\u00e0', ['g\u00e0', 'g\u00e0']],
  ['nothing is no list', ' \n\t\n', []],
])('%s', (_, text, expected = text.split('\n')) => {
  expect(items(text)).toEqual(expected)
})

test('columns of numbers that are left out are counted', () => {
  expect(readList('1\tCó\t5\n2\tKhông\t7').leftOut).toBe(2)
  expect(readList('Có\nKhông').leftOut).toBe(0)
})

test.each([
  ['blanks in a quoted cell', `"a${' '.repeat(100_000)}b\n"`],
  ['full stops', `1${'.'.repeat(100_000)}b`],
  ['brackets', `a${')'.repeat(100_000)}`],
  ['numbers', '1.'.repeat(50_000)],
  ['open quotes', '"a\n'.repeat(20_000)],
  ['tabs', '\t'.repeat(100_000)],
])('a hundred thousand characters of %s are read', (_, text) => {
  expect(readList(`${text}\nlast`).items.at(-1)).toBe('last')
})
