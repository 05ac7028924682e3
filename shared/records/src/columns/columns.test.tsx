import { renderPart } from '@console/testing'
import type { Column } from '@console/ui'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { optionsOf, textColumn, useNumberColumn, useTimeColumn } from '../index.ts'

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
  expect(inFile(status, {})).toEqual(['Trạng thái: Đang hoạt động', 'status_key: active'])
  expect(status.cell({})).toBe('Đang hoạt động')
})

function Times() {
  const column = useTimeColumn()<Row, 'created_on'>({ id: 'created', header: 'Created', sort: 'created_on', at: ({ at }) => at })
  return (
    <dl>
      <dt>{column.header}</dt>
      <dd>{column.sort}</dd>
      <dd data-testid="known">{column.cell({ at: '2027-01-31T20:00:00.000Z' })}</dd>
      <dd data-testid="midnight">{column.cell({ at: '2027-01-31T17:00:00.000Z' })}</dd>
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
  ['en', '1 Feb 2027', '1 Feb 2027, 03:00', 'None'],
  ['vi', '01/02/2027', '03:00 01/02/2027', 'Không có'],
] as const)(
  'a column of times says the day, and unless it is midnight the time when asked; a file has it as spreadsheets know times: %s',
  async (locale, day, time, none) => {
    await renderPart(<Times />, { as: null, locale })
    expect(screen.getByText('created_on')).toBeInTheDocument()
    expect(screen.getByTestId('known').textContent).toBe(`${day} 03:00`)
    expect(within(screen.getByTestId('known')).getByTitle(time)).toHaveTextContent(day)
    expect(screen.getByTestId('midnight').textContent).toBe(day)
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

function Counts({ count }: { readonly count: number | undefined }) {
  const column = useNumberColumn()<Row, never>({ id: 'count', header: 'Count', count: () => count })
  return (
    <dl>
      <dt>{column.align}</dt>
      <dd data-testid="cell">{column.cell({})}</dd>
      <dd data-testid="file">{inFile(column, {})}</dd>
    </dl>
  )
}

test.each([
  [1200, '1,200', 'Count: 1200'],
  [0, '–0', 'Count: 0'],
  [undefined, 'N/A', 'Count: '],
])('a column of counts ends at one edge and draws %s as %s; a file has the digits', async (count, drawn, written) => {
  await renderPart(<Counts count={count} />, { as: null })
  expect(screen.getByText('end')).toBeInTheDocument()
  expect(screen.getByTestId('cell').textContent).toBe(drawn)
  expect(screen.getByTestId('file').textContent).toBe(written)
})

test('a dash for none is for the eye alone', async () => {
  await renderPart(<Counts count={0} />, { as: null })
  expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true')
})
