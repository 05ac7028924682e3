import { call } from '@console/api'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { listSampleThings, paths } from '../../contract/index.ts'
import {
  asOwner,
  bulkBar,
  question,
  recordCalls,
  renderPage,
  sampleThingFactory,
  tableRow,
  tableRows,
  wholePage,
} from '../../testing/index.ts'
import sampleSection from '../module.ts'

const open = (query = '') => renderPage(sampleSection, `${paths.sampleThings()}${query}`, { as: 'owner' })

test('each sample thing is a row with its name and status', async () => {
  await open()
  const row = within(await tableRow('Sample thing one'))
  expect(row.getByRole('link', { name: 'Sample thing one' })).toHaveAttribute('href', expect.stringMatching(/^\/sample-things\/[\w-]+$/))
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Sample things' })).toBeInTheDocument()
})

test('the same in Vietnamese', async () => {
  await renderPage(sampleSection, paths.sampleThings(), { as: 'owner', locale: 'vi' })
  expect(await tableRow('Món đồ mẫu số hai')).toHaveTextContent('Đang hoạt động')
  expect(screen.getByRole('heading', { level: 1, name: 'Món đồ mẫu' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tạo món đồ mẫu' })).toBeInTheDocument()
})

test('the status narrows the rows', async () => {
  const { user, address } = await open('?sort=name')
  await tableRow('Sample thing one')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  await waitFor(() => expect(tableRows()).toEqual(['Sample thing three']))
  expect(address()).toBe('/sample-things?sort=name&status=inactive')
})

test('a publisher without any is told how to begin', async () => {
  recordCalls(listSampleThings, () => Response.json({ items: [], page: 1, page_size: 20, total: 0 }))
  await open()
  expect(await screen.findByText('No sample things yet')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Create sample thing' }))
    expect(link).toHaveAttribute('href', '/sample-things/create')
})

test('many are deactivated, and deleted after they were named', async () => {
  await asOwner(async () => [await sampleThingFactory({ name: 'Many A' }), await sampleThingFactory({ name: 'Many B' })])
  const { user } = await open('?q=Many&sort=name')
  const bar = bulkBar(user)
  const stored = async () => (await call(listSampleThings, { q: 'Many' })).items
  await tableRow('Many A')
  await user.click(wholePage())
  await bar.press('Deactivate')
  await bar.outcome('Deactivate: 2 done')
  expect((await stored()).map(({ status }) => status)).toEqual(['inactive', 'inactive'])
  await user.click(wholePage())
  await bar.press('Delete sample things')
  const dialog = await question('Delete these sample things?')
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Many A', 'Many B'])
  await user.click(dialog.getByRole('button', { name: 'Delete sample things' }))
  await bar.outcome('Delete sample things: 2 done')
  expect(await stored()).toEqual([])
})
