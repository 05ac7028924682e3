import type { Column } from '@console/ui'
import { describe, expect, test } from '@jest/globals'
import { csvFileName, csvText } from './csv.ts'

const columns: Column<string>[] = [
  { id: 'name', header: 'Tên', cell: (row) => row, csv: (row) => row },
  { id: 'menu', header: 'Menu', cell: () => 'drawn only' },
]
const cell = (value: string) => csvText(columns, [value]).split('\uFEFFTên\r\n')[1]

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

test('the first line names the columns that can be written', () => {
  expect(csvText(columns, ['a', 'b'])).toBe('\uFEFFTên\r\na\r\nb')
})

test('the file is named after the list and the day', () => {
  expect(csvFileName('Chiến dịch', new Date(2026, 10, 20, 23, 59))).toBe('Chiến dịch 2026-11-20.csv')
  expect(csvFileName('a/b: "c"?', new Date(2026, 0, 2))).toBe('a b c 2026-01-02.csv')
})
