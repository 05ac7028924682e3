import { type CampaignSummary, listCampaigns } from '@console/contract'
import { answerCalls, interceptCalls, recordCalls, refuseCalls, renderPage, savedFiles, tableRow, tableRows } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { RecordList, type RowFilter, textColumn, useList } from '../index.ts'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'

beforeEach(() => localStorage.clear())

const letter: RowFilter<CampaignSummary> = {
  field: 'letter',
  label: 'First letter',
  all: 'Any letter',
  options: [
    { value: 'S', label: 'S' },
    { value: 'Z', label: 'Z' },
  ],
  keeps: ({ name }, first) => name.startsWith(first),
}
const anniversary: RowFilter<CampaignSummary> = {
  field: 'only',
  label: 'Anniversary',
  on: 'anniversary',
  keeps: ({ name }) => name.startsWith('Anniversary'),
}
const COLUMNS = [textColumn<CampaignSummary, 'name'>({ id: 'name', header: 'Name', sort: 'name', text: ({ name }) => name })]

function Lettered() {
  const list = useList(listCampaigns, { filters: [letter, anniversary] })
  return <RecordList of={campaignRecord} list={list} columns={COLUMNS} />
}

const open = (query = '') => renderPage(moduleOf({ campaigns: Lettered }), `/campaigns?sort=name&page_size=2${query}`, { as: 'owner' })
const select = () => screen.getByRole('combobox', { name: 'First letter' })
const asked = (calls: readonly Request[]) => calls.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
const isRefreshed = () => waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
const ALL = { sort: 'name', page: '1', page_size: '500' }

test('what the call cannot be asked for is looked for in all rows, which are then turned page by page', async () => {
  const { user, address } = await open()
  await tableRow('Anniversary week')
  const calls = recordCalls(listCampaigns)
  await user.selectOptions(select(), 'S')
  await tableRow('Săn kho báu sông Mê Kông')
  await isRefreshed()
  expect(asked(calls)).toEqual([ALL])
  expect(tableRows()).toHaveLength(2)
  const first = tableRows()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(tableRows()).not.toEqual(first))
  for (const name of tableRows()) expect(name).toMatch(/^S/)
  expect(new URL(address(), location.origin).searchParams.get('letter')).toBe('S')
  expect(calls).toHaveLength(1)
})

test('the export has the rows that fit, and without the filter the call is asked again', async () => {
  const { user } = await open('&letter=S')
  await tableRow('Săn kho báu sông Mê Kông')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [, ...rows] = (await savedFiles())[0]?.text.trim().split('\r\n') ?? []
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row).toMatch(/^[\w-]+,S/)
  await user.keyboard('{Escape}')
  await user.selectOptions(select(), 'Any letter')
  await tableRow('Anniversary week')
})

test('while the rows are still being read, the export reads them itself, which can be cancelled', async () => {
  const { user } = await open()
  await tableRow('Anniversary week')
  const held = Promise.withResolvers<undefined>()
  interceptCalls(() => held.promise)
  await user.selectOptions(select(), 'S')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^The rows that match/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  expect(dialog.getByRole('progressbar', { name: 'Export' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  answerCalls()
  held.resolve(undefined)
  await user.click(await dialog.findByRole('button', { name: 'Export' }))
  await dialog.findByText(/^Exported/)
  const [, ...rows] = (await savedFiles())[0]?.text.trim().split('\r\n') ?? []
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(row).toMatch(/^[\w-]+,S/)
})

test('a button narrows by its own value alone', async () => {
  const { user } = await open('&only=x')
  await tableRow('Anniversary week')
  expect(tableRows()).toHaveLength(2)
  const button = screen.getByRole('button', { name: 'Anniversary' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  await waitFor(() => expect(tableRows()).toHaveLength(1))
  expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('where none fits, or an address asks for what is not offered, the list says so or shows all', async () => {
  const { user, unmount } = await open('&letter=Z')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await tableRow('Anniversary week')
  unmount()
  await open('&letter=Q')
  await tableRow('Anniversary week')
  expect(select()).toHaveDisplayValue('Any letter')
})

test('rows that could not be read are no empty list', async () => {
  const { user } = await open()
  await tableRow('Anniversary week')
  refuseCalls(listCampaigns, 'busy')
  await user.selectOptions(select(), 'S')
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load campaigns')
})
