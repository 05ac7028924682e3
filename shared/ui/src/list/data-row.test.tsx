import { renderPart } from '@console/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Menu } from '../controls/menu.tsx'
import type { Column } from './columns.ts'
import { DataTable } from './data-table.tsx'
import { useSelection } from './use-selection.ts'

afterEach(() => void jest.restoreAllMocks())

interface Row {
  readonly id: string
  readonly name: string
}
const rowId = ({ id }: Row) => id
const rowName = ({ name }: Row) => name
const rowPath = ({ id }: Row) => `/fruit/${id}`
const fruit: readonly Row[] = [
  { id: '1', name: 'Apple' },
  { id: '2', name: 'Pear' },
  { id: '3', name: 'Plum' },
]
const drawCell = jest.fn(({ id }: Row) => <b>{`Number ${id}`}</b>)
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: rowName, below: ({ id }) => `Short ${id}` },
  { id: 'id', header: 'Number', align: 'end', cell: drawCell },
]
const eat = jest.fn()
const rowMenu = ({ name }: Row) => (
  <Menu
    trigger={<button type="button">{`Actions for ${name}`}</button>}
    entries={[{ kind: 'item', id: 'eat', label: 'Eat', onSelect: eat }]}
  />
)

function Table({ rows }: { readonly rows: readonly Row[] }) {
  const selection = useSelection(rows, rowId, rowName)
  return (
    <DataTable
      label="Fruit"
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowPath={rowPath}
      rowMenu={rowMenu}
      skeletonRows={3}
      selection={selection}
    />
  )
}

function Changing() {
  const [rows, setRows] = useState(fruit)
  return (
    <>
      <Table rows={rows} />
      <button type="button" onClick={() => setRows((before) => before.toReversed())}>
        Turn
      </button>
      <button type="button" onClick={() => setRows((before) => before.slice(1))}>
        Drop
      </button>
    </>
  )
}

async function drawn() {
  const followed: string[] = []
  const page = await renderPart(
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to what its links are asked
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      onClick={(event) => {
        const link = (event.target as Element).closest('a')
        if (link) followed.push(link.getAttribute('href') ?? '')
      }}
    >
      <Changing />
    </div>,
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const cell = (name: string) => within(row(name)).getByText(/^Number/)
  return { ...page, followed, row, cell }
}

test('a row and the place of its menu lead to its record, its checkbox does not', async () => {
  await renderPart(<Table rows={fruit} />)
  const leads = (name: string, role: string) => screen.getByRole(role, { name }).closest('td')?.dataset.leadsTo
  expect(screen.getByRole('row', { name: /Pear/ })).toHaveAttribute('data-leads-to', '/fruit/2')
  expect(leads('Actions for Pear', 'button')).toBe('/fruit/2')
  expect(leads('Select Pear', 'checkbox')).toBeUndefined()
})

test('a row is named by its first column, a link to its record, with what else stands there in a narrow window', async () => {
  const { row } = await drawn()
  const name = within(row('Pear')).getByRole('rowheader')
  expect(within(name).getByRole('link', { name: 'Pear' })).toHaveAttribute('href', '/fruit/2')
  expect(name).toHaveTextContent('PearShort 2')
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
})

test('a click anywhere in a row follows its link', async () => {
  const { user, followed, cell } = await drawn()
  await user.click(cell('Pear'))
  expect(followed).toEqual(['/fruit/2'])
})

test.each([
  ['Ctrl', 'click', { ctrlKey: true }],
  ['Command', 'click', { metaKey: true }],
  ['the middle button', 'auxClick', { button: 1 }],
] as const)('with %s it opens in a new tab', async (_, kind, how) => {
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null)
  const { followed, cell } = await drawn()
  fireEvent.mouseDown(cell('Pear'), how)
  const event =
    kind === 'click'
      ? fireEvent.click
      : (target: Element, init: object) => fireEvent(target, new MouseEvent('auxclick', { bubbles: true, ...init }))
  event(cell('Pear'), how)
  expect(opened.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual(['/fruit/2'])
  expect(followed).toEqual([])
})

test('marking text in a row is no click, nor is Shift or the right button', async () => {
  const { followed, cell } = await drawn()
  fireEvent.mouseDown(cell('Pear'), { clientX: 10 })
  fireEvent.click(cell('Pear'), { clientX: 60, detail: 1 })
  fireEvent.mouseDown(cell('Pear'))
  fireEvent.click(cell('Pear'), { shiftKey: true })
  fireEvent(cell('Pear'), new MouseEvent('auxclick', { bubbles: true, button: 2 }))
  expect(followed).toEqual([])
})

test('checkbox and menu of a row keep their clicks and keys', async () => {
  const { user, followed, row } = await drawn()
  await user.click(screen.getByRole('checkbox', { name: 'Select Pear' }))
  expect(screen.getByRole('checkbox', { name: 'Select Pear' })).toBeChecked()
  const cells = within(row('Pear')).getAllByRole('cell')
  await user.click(cells[0] as Element)
  await user.click(cells.at(-1) as Element)
  await user.click(screen.getByRole('button', { name: 'Actions for Pear' }))
  const menu = await screen.findByRole('menu')
  menu.focus()
  await user.keyboard('j')
  expect(row('Plum')).not.toHaveFocus()
  await user.click(within(menu).getByRole('menuitem', { name: 'Eat' }))
  expect(eat).toHaveBeenCalled()
  expect(followed).toEqual([])
})

test('choosing one row redraws no other one', async () => {
  const { user } = await drawn()
  drawCell.mockClear()
  await user.click(screen.getByRole('checkbox', { name: 'Select Pear' }))
  expect(drawCell.mock.calls.map(([{ name }]) => name)).toEqual(['Pear'])
})

test('a text that is cut says all of it to people who point at it, another one nothing', async () => {
  const { user, row } = await drawn()
  const link = within(row('Pear')).getByRole('link')
  await user.hover(link)
  expect(link).toHaveAttribute('title', '')
  Object.defineProperty(link, 'scrollWidth', { value: 1 })
  await user.hover(screen.getByRole('checkbox', { name: 'Select Plum' }))
  await user.hover(link)
  expect(link).toHaveAttribute('title', 'Pear')
})

test('when other rows come the focus stays in its row, or in the table where that is gone', async () => {
  const { user, row } = await drawn()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  row('Apple').focus()
  press('Turn')
  expect(row('Apple')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(row('Plum')).toHaveFocus()
  press('Drop')
  expect(screen.getByRole('region', { name: 'Fruit' })).toHaveFocus()
})
