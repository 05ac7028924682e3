import { paths } from '@console/contract'
import { bulkBar, openMenu, renderPage, tableRow, tableRows } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import onelinks from '../module.ts'

beforeEach(() => localStorage.clear())

const opened = (query = '', visitor: Parameters<typeof renderPage>[2] = { as: 'owner' }) =>
  renderPage(onelinks, paths.metricRequests() + query, visitor)

test('each request is a row with its state, type, category, application and who asked for it', async () => {
  await opened()
  const row = within(await tableRow('Login streak'))
  expect(row.getByRole('link', { name: 'Login streak' })).toHaveAttribute('href', expect.stringMatching(/^\/metric-requests\/[\w-]+$/))
  for (const words of ['Approved', 'Tiny whole number (byte)', 'Engagement', 'Lotus Quest']) {
    expect(row.getByRole('cell', { name: new RegExp(words.replace(/[()]/g, '\\$&')) })).toBeInTheDocument()
  }
  expect(row.getByText('Liên Nguyễn')).toBeInTheDocument()
  expect(await tableRow('Phone number')).toHaveTextContent('RejectedText (keyword)NoneAll applications')
})

test('in Vietnamese they are narrowed to a state', async () => {
  const { user, address } = await opened('', { as: 'owner', locale: 'vi' })
  await tableRow('Phone number')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trạng thái' }), 'Chờ duyệt')
  await waitFor(() => expect(tableRows()).toHaveLength(3))
  expect(address()).toMatch(/\?status=pending$/)
  expect(await tableRow('Số đèn lồng')).toHaveTextContent('Chờ duyệt')
  expect(screen.getByRole('link', { name: 'Tạo yêu cầu chỉ số' })).toHaveAttribute('href', '/vi/metric-requests/create')
})

test('they are narrowed to an application, and to those that one asked for oneself', async () => {
  const { user, address } = await opened()
  await tableRow('Phone number')
  await user.click(screen.getByRole('button', { name: 'Application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Application' }))
  await user.click(await dialog.findByRole('button', { name: /^Lotus Quest/ }))
  await waitFor(() => expect(tableRows()).not.toContain('Phone number'))
  expect(tableRows()).toContain('Login streak')
  expect(await screen.findByRole('button', { name: 'Application: Lotus Quest (LIVE)' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove Lotus Quest (LIVE)' }))
  await tableRow('Phone number')
  await user.click(screen.getByRole('button', { name: 'Mine' }))
  await waitFor(() => expect(tableRows()).not.toContain('Phone number'))
  expect(address()).toBe('/metric-requests?requested_by=me')
  expect(tableRows()).toContain('Login streak')
})

test('a decided request says in its menu why it stays as it is, and its metric’s code can be copied', async () => {
  const { user } = await opened()
  await tableRow('Login streak')
  expect(await openMenu(user, 'Actions for Login streak')).toEqual(
    expect.arrayContaining(['Edit', 'Duplicate', 'Copy metric code', 'Delete metric request']),
  )
  for (const name of ['Edit', 'Delete metric request']) {
    expect(screen.getByRole('menuitem', { name })).toHaveAccessibleDescription(
      'The provider has already approved or rejected this request. It can no longer be edited or deleted.',
    )
  }
})

test('of many, those that the provider has decided on are left out and not deleted', async () => {
  const { user } = await opened('?status=approved')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Login streak' }))
  expect(await bulkBar(user).refusal('Delete metric requests')).toMatch(/^The provider has already approved or rejected/)
})

test('an address that names no request asks to choose one', async () => {
  const { address } = await renderPage(onelinks, '/metric-requests/edit', { as: 'owner' })
  expect(await screen.findByText('Choose a metric request to edit.')).toBeInTheDocument()
  expect(address()).toBe(paths.metricRequestsChoose())
  await tableRow('Login streak')
})
