import { paths } from '@console/contract'
import { bulkBar, renderPage, tableRow, tableRows } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

const open = () => renderPage(onelinks, paths.onelinks(), { as: 'owner' })

test('each Onelink is a row with its link, which can be copied', async () => {
  const { user } = await open()
  const row = within(await tableRow('Lì xì Tết'))
  expect(row.getByText('go.example/TetLiXi2027')).toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Copy Onelink: Lì xì Tết' }))
  expect(await screen.findByText('Copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('https://go.example/TetLiXi2027')
})

test('they are narrowed to a channel, and in Vietnamese to one of the sources that there are', async () => {
  const { user, address, unmount } = await open()
  await tableRow('Lì xì Tết')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'Facebook')
  await waitFor(() => expect(tableRows()).toEqual(['Lotus Quest: Facebook ads']))
  expect(address()).toBe('/onelinks?channel=facebook')
  unmount()
  const vi = await renderPage(onelinks, paths.onelinks(), { as: 'owner', locale: 'vi' })
  await tableRow('Lì xì Tết')
  expect(screen.getByRole('link', { name: 'Tạo Onelink' })).toHaveAttribute('href', '/vi/onelinks/create')
  await vi.user.click(screen.getByRole('button', { name: 'Nguồn UTM' }))
  await vi.user.click(within(await screen.findByRole('dialog', { name: 'Nguồn UTM' })).getByRole('button', { name: /^zalo\s*1 Onelink$/ }))
  await waitFor(() => expect(tableRows()).toHaveLength(1))
  expect(vi.address()).toBe('/onelinks?source=zalo')
  await vi.user.click(screen.getByRole('button', { name: 'Bỏ zalo' }))
  await tableRow('Lì xì Tết')
})

test('many can be deleted', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lì xì Tết' }))
  expect(within(await bulkBar(user).region()).getByRole('button', { name: 'Delete Onelinks' })).toBeInTheDocument()
})
