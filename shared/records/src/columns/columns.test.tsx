import { renderPart } from '@console/testing'
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

test('a column of words says the same on the screen and in a file', () => {
  expect([plain.cell({ words: 'Said' }), plain.csv?.({ words: 'Said' })]).toEqual(['Said', 'Said'])
})

test.each([null, undefined])('where a row tells nothing (%s) the screen may say so, and the file stays empty', (words) => {
  const said = textColumn<Row, never>({ id: 'said', header: 'Said', none: 'Nothing said', text: (row) => row.words })
  expect([plain.cell({ words }), plain.csv?.({ words })]).toEqual(['', ''])
  expect([said.cell({ words }), said.csv?.({ words })]).toEqual(['Nothing said', ''])
})

test('the screen may show more than words, and the file has the words', async () => {
  await renderPart(dressed.cell({ words: 'Dressed up' }))
  expect(screen.getByText('Dressed up').tagName).toBe('B')
  expect(dressed.csv?.({ words: 'Dressed up' })).toBe('Dressed up')
})

function Times() {
  const column = useTimeColumn()<Row, 'created_on'>({ id: 'created', header: 'Created', sort: 'created_on', at: ({ at }) => at })
  return (
    <dl>
      <dt>{column.header}</dt>
      <dd>{column.sort}</dd>
      <dd data-testid="known">{column.cell({ at: '2027-01-31T20:00:00.000Z' })}</dd>
      <dd data-testid="unknown">{column.cell({})}</dd>
      <dd data-testid="file">{[column.csv?.({ at: '2027-01-31T20:00:00.000Z' }), column.csv?.({})].join('|')}</dd>
    </dl>
  )
}

test.each([
  ['en', '1 Feb 2027, 03:00', 'None'],
  ['vi', '03:00 1 thg 2, 2027', 'Không có'],
] as const)('a column of times names its zone and says the time in it, on the screen and in a file: %s', async (locale, time, none) => {
  await renderPart(<Times />, { as: null, locale })
  expect(screen.getByText('Created (GMT+7)')).toBeInTheDocument()
  expect(screen.getByText('created_on')).toBeInTheDocument()
  expect(screen.getByTestId('known')).toHaveTextContent(time)
  expect(screen.getByTestId('unknown')).toHaveTextContent(none)
  expect(screen.getByTestId('file').textContent).toBe(`${time}|`)
})

test('the choices of a filter are its values, each with its words', () => {
  expect(optionsOf(['one', 'two'], (value) => value.toUpperCase())).toEqual([
    { value: 'one', label: 'ONE' },
    { value: 'two', label: 'TWO' },
  ])
})
