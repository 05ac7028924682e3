import { renderPart } from '@console/testing'
import type { Column } from '@console/ui'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { optionsOf, textColumn, useTimeColumn } from '../index.ts'

interface Row {
  readonly words?: string | null
  readonly at?: string
}

const plain = textColumn<Row, never>({ id: 'plain', header: 'Plain', text: ({ words }) => words })
const dressed = textColumn<Row, never>({
  id: 'dressed',
  header: 'Dressed',
  none: 'Nothing said',
  text: ({ words }) => words,
  cell: ({ words }) => <b>{words}</b>,
})

const inFile = <R,>({ file }: Column<R, never>, row: R) => file?.map(({ header, value }) => `${header}: ${value(row)}`)

test('a column of words says the same on the screen and in a file', () => {
  expect([plain.cell({ words: 'Said' }), inFile(plain, { words: 'Said' })]).toEqual(['Said', ['Plain: Said']])
})

test.each([null, undefined])('where a row tells nothing (%s) the screen may say so, and the file stays empty', (words) => {
  const said = textColumn<Row, never>({ id: 'said', header: 'Said', none: 'Nothing said', text: (row) => row.words })
  expect([plain.cell({ words }), inFile(plain, { words })]).toEqual(['', ['Plain: ']])
  expect([said.cell({ words }), inFile(said, { words })]).toEqual(['Nothing said', ['Said: ']])
})

test('the screen may show more than words, and the file has the words', async () => {
  await renderPart(dressed.cell({ words: 'Dressed up' }))
  expect(screen.getByText('Dressed up').tagName).toBe('B')
  expect(inFile(dressed, { words: 'Dressed up' })).toEqual(['Dressed: Dressed up'])
})

test('a file has the value of the API beside the words for it, under its own name', () => {
  const status = textColumn<Row, never>({ id: 'status', header: 'Trạng thái', text: () => 'Đang hoạt động', value: () => 'active' })
  expect(inFile(status, {})).toEqual(['Trạng thái: Đang hoạt động', 'status: active'])
  expect(status.cell({})).toBe('Đang hoạt động')
})

function Times() {
  const column = useTimeColumn()<Row, 'created_on'>({ id: 'created', header: 'Created', sort: 'created_on', at: ({ at }) => at })
  return (
    <dl>
      <dt>{column.header}</dt>
      <dd>{column.sort}</dd>
      <dd data-testid="known">{column.cell({ at: '2027-01-31T20:00:00.000Z' })}</dd>
      <dd data-testid="unknown">{column.cell({})}</dd>
      <dd data-testid="file">
        {[{ at: '2027-01-31T20:00:00.000Z' }, {}]
          .map((row) => column.file?.map(({ header, value }) => `${header}: ${value(row)}`))
          .join('|')}
      </dd>
    </dl>
  )
}

test.each([
  ['en', '1 Feb 2027, 03:00', 'None'],
  ['vi', '03:00 1 thg 2, 2027', 'Không có'],
] as const)(
  'a column of times names its zone and says the time in it; a file has it as spreadsheets know times: %s',
  async (locale, time, none) => {
    await renderPart(<Times />, { as: null, locale })
    expect(screen.getByText('Created (GMT+7)')).toBeInTheDocument()
    expect(screen.getByText('created_on')).toBeInTheDocument()
    expect(screen.getByTestId('known')).toHaveTextContent(time)
    expect(screen.getByTestId('unknown')).toHaveTextContent(none)
    expect(screen.getByTestId('file').textContent).toBe('Created (Asia/Ho_Chi_Minh): 2027-02-01 03:00|Created (Asia/Ho_Chi_Minh): ')
  },
)

test('the choices of a filter are its values, each with its words', () => {
  expect(optionsOf(['one', 'two'], (value) => value.toUpperCase())).toEqual([
    { value: 'one', label: 'ONE' },
    { value: 'two', label: 'TWO' },
  ])
})
