import { call } from '@console/api'
import { listOnelinks, paths } from '@console/contract'
import { enter, interceptCalls, onelinkFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)
const open = (query = '') => renderPage(onelinks, `${paths.onelinks()}${query}`, { as: 'owner' })

test('each Onelink is a row with its link, which can be copied', async () => {
  const { user } = await open()
  const row = within(await rowOf('Lì xì Tết'))
  expect(row.getByText('go.example/TetLiXi2027')).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Copy Onelink: Lì xì Tết' }))
  expect(await screen.findByText('Copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('https://go.example/TetLiXi2027')
})

test('the search finds parts of names and IDs, and the order can be chosen', async () => {
  const { user } = await open('?sort=custom_id')
  await rowOf('Lì xì Tết')
  await user.type(screen.getByRole('searchbox', { name: 'Search Onelinks' }), 'QUEST')
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(names()[0]).toContain('Lotus Quest: Facebook ads')
})

test('they are narrowed to a channel, and in Vietnamese to one of the sources that there are', async () => {
  const { user, address, unmount } = await open()
  await rowOf('Lì xì Tết')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'Facebook')
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(names()[0]).toContain('Lotus Quest: Facebook ads')
  expect(address()).toBe('/onelinks?channel=facebook')
  unmount()
  const vi = await renderPage(onelinks, paths.onelinks(), { as: 'owner', locale: 'vi' })
  await rowOf('Lì xì Tết')
  await vi.user.click(screen.getByRole('button', { name: 'Nguồn UTM' }))
  await vi.user.click(within(await screen.findByRole('dialog', { name: 'Nguồn UTM' })).getByRole('button', { name: /^zalo\s*1 Onelink$/ }))
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(vi.address()).toBe('/onelinks?source=zalo')
  await vi.user.click(screen.getByRole('button', { name: 'Bỏ zalo' }))
  await rowOf('Lì xì Tết')
})

test('a publisher without any is told in Vietnamese what they are', async () => {
  interceptCalls((request) =>
    new URL(request.url).pathname.endsWith('/onelinks') ? Response.json({ items: [], page: 1, page_size: 20, total: 0 }) : undefined,
  )
  await renderPage(onelinks, paths.onelinks(), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Chưa có Onelink nào')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Tạo Onelink' })) expect(link).toHaveAttribute('href', '/vi/onelinks/create')
})

test('many are deleted after they were named', async () => {
  await enter({ as: 'owner' }, {})
  for (const letter of ['A', 'B']) await onelinkFactory({ display_name: `Dropped ${letter}` })
  const { user } = await open('?q=Dropped&sort=display_name')
  await rowOf('Dropped A')
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  await user.click(within(await screen.findByRole('region', { name: 'Selected rows' })).getByRole('button', { name: 'Delete Onelinks' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete these Onelinks?' }))
  expect(dialog.getByText(/This action cannot be undone\./)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Delete Onelinks' }))
  await waitFor(async () => expect((await call(listOnelinks, { q: 'Dropped' })).items).toEqual([]))
  expect(await screen.findByText(/Delete Onelinks: 2 done/)).toBeInTheDocument()
})
