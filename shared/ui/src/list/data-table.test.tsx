import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'

interface Row {
  readonly id: string
  readonly name: string
}
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: (row) => row.name },
  { id: 'id', header: 'Number', cell: (row) => row.id },
]
const rows: Row[] = [
  { id: '1', name: 'Apple' },
  { id: '2', name: 'Pear' },
]

async function drawn(how: { readonly sort?: string; readonly rows?: readonly Row[] | undefined } = {}) {
  const onSort = jest.fn()
  const page = await renderPart(
    <DataTable label="Fruit" columns={columns} rows={rows} rowId={(row) => row.id} skeletonRows={3} onSort={onSort} {...how} />,
  )
  return { ...page, onSort }
}

test.each([
  [undefined, null, 'name', 'Sort ascending by “Name”'],
  ['name', 'ascending', '-name', 'Sort descending by “Name”'],
  ['-name', 'descending', 'name', 'Sort ascending by “Name”'],
  ['-other', null, 'name', 'Sort ascending by “Name”'],
])('sorted by %s the column says %s, and its button asks for %s', async (sort, said, asked, words) => {
  const { user, onSort } = await drawn(sort === undefined ? {} : { sort })
  const header = screen.getByRole('columnheader', { name: /^Name/ })
  expect(header.getAttribute('aria-sort')).toBe(said)
  const button = within(header).getByRole('button')
  expect(button).toHaveAccessibleDescription(words)
  await user.click(button)
  expect(onSort.mock.calls).toEqual([[asked]])
})

test('a column that the API cannot sort by has no button', async () => {
  await drawn()
  expect(within(screen.getByRole('columnheader', { name: 'Number' })).queryByRole('button')).not.toBeInTheDocument()
})

test('rows under way are said to be, those that are there are not', async () => {
  const { unmount } = await drawn({ rows: undefined })
  expect(screen.getByRole('table', { name: 'Fruit' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Loading')).toBeInTheDocument()
  unmount()
  await drawn()
  expect(screen.getByRole('table', { name: 'Fruit' })).toHaveAttribute('aria-busy', 'false')
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

const frames: [number, string][] = []

function Probe() {
  useLayoutEffect(() => {
    const table = document.querySelector('table')
    frames.push([document.querySelectorAll('tr[data-row]').length, `${table?.ariaBusy}, ${table?.style.marginBottom}`])
  }, [])
  return null
}

test('the first frame has ten rows and the place of the others, which follow by themselves', async () => {
  const probed: Column<Row>[] = [{ id: 'name', header: 'Name', cell: () => <Probe /> }]
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, name: `${at}` }))
  await renderPart(<DataTable label="Fruit" columns={probed} rows={many} rowId={(row) => row.id} skeletonRows={3} />)
  expect(new Set(frames.map(String))).toEqual(new Set(['10,true, calc(var(--row-height) * 10)', '20,false, ']))
})
