import type { Column } from '@console/ui'
import { describe, expect, test } from '@jest/globals'
import { csvFileName, csvText } from './csv.ts'

interface Row {
  readonly id: string
  readonly name: string
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Tên', cell: ({ name }) => name, file: [{ header: 'Tên', value: ({ name }) => name }] },
  { id: 'menu', header: 'Menu', cell: () => 'drawn only' },
]
const row = (name: string) => ({ id: 'c-1', name })
const cell = (value: string) => csvText(columns, [row(value)]).split('\uFEFFid,Tên\r\nc-1,')[1]

describe('a cell of the file', () => {
  test.each([
    ['plain', 'Summer', 'Summer'],
    ['Vietnamese', 'Đêm hội đèn lồng', 'Đêm hội đèn lồng'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'the "big" one', '"the ""big"" one"'],
    ['lines', 'a\r\nb', '"a\r\nb"'],
    ['spaces around', ' a ', '" a "'],
    ['nothing', '', ''],
  ])('%s', (_, value, written) => expect(cell(value)).toBe(written))

  test.each(['=1+1', '+84 912', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])('%j is no formula', (value) => {
    expect(cell(value)?.replace(/^"/, '')).toBe(`'${value}${cell(value)?.startsWith('"') ? '"' : ''}`)
  })

  test('a formula that would end its own cell stays in it', () => {
    expect(cell('=HYPERLINK("http://evil.example","x")')).toBe('"\'=HYPERLINK(""http://evil.example"",""x"")"')
  })

  test('what looks like a formula later on is left alone', () => expect(cell('a=1')).toBe('a=1'))
})

test('the first line names the columns that can be written, and each row begins with its id', () => {
  expect(csvText(columns, [row('a'), { id: '2', name: 'b' }])).toBe('\uFEFFid,Tên\r\nc-1,a\r\n2,b')
})

test('a column may be several in the file, and numbers stay numbers', () => {
  const counts: Column<Row> = {
    id: 'content',
    header: 'Content',
    cell: () => '1.200 missions, -3 points',
    file: [
      { header: 'Missions', value: () => 1200 },
      { header: 'Points', value: () => -3 },
    ],
  }
  expect(csvText([counts], [row('a')])).toBe('\uFEFFid,Missions,Points\r\nc-1,1200,-3')
})

test('what is no row follows under the headings of its columns, and beside words has values of the API', () => {
  const status: Column<Row> = {
    id: 'status',
    header: 'Trạng thái',
    cell: () => 'Mở',
    file: [
      { header: 'Trạng thái', value: () => 'Mở' },
      { header: 'status_key', value: () => 'open' },
    ],
  }
  const more = [{ id: 'i-1', status: 'Đã mời', status_key: 'pending', elsewhere: 'not written' }]
  expect(csvText([...columns, status], [row('a')], more)).toBe('\uFEFFid,Tên,Trạng thái,status_key\r\nc-1,a,Mở,open\r\ni-1,,Đã mời,pending')
})

test('the file is named after the list and the day', () => {
  expect(csvFileName('Chiến dịch', new Date(2026, 10, 20, 23, 59))).toBe('Chiến dịch 2026-11-20.csv')
  expect(csvFileName('a/b: "c"?', new Date(2026, 0, 2))).toBe('a b c 2026-01-02.csv')
})
