import { renderPage, tableRow } from '@console/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { CampaignList } from '../../testing/campaign-list.tsx'
import { moduleOf } from '../../testing/module-of.ts'

type User = Awaited<ReturnType<typeof renderPage>>['user']

beforeEach(() => localStorage.clear())
afterEach(() => void jest.restoreAllMocks())

const campaigns = moduleOf({ campaigns: () => <CampaignList /> })
const open = (url: string) => renderPage(campaigns, url, { as: 'owner' })
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

async function choose(user: User, entry: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Views/ }))
  // The menu takes choices only once it has the focus.
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  const item = within(menu).getByRole(/…$/.test(entry) ? 'menuitem' : 'menuitemradio', { name: entry })
  while (!item.hasAttribute('data-highlighted')) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
}

async function saveView(user: User, name: string, opens: boolean): Promise<void> {
  await choose(user, 'Save view…')
  await user.type(await screen.findByRole('textbox', { name: 'View name' }), name)
  if (opens) await user.click(screen.getByRole('checkbox', { name: 'Open this view by default' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const views = await screen.findByRole('button', { name: `Views: ${name}` })
  await waitFor(() => expect(views).toHaveFocus())
}

test('a saved view brings its filters and order back', async () => {
  const { user, address } = await open('/campaigns?status=ended&sort=name&page=2')
  await screen.findByText('This page is empty')
  await saveView(user, 'Over', false)
  await choose(user, 'Full list')
  await tableRow('Summer quest')
  expect(address()).toBe('/campaigns')
  await choose(user, 'Over')
  await tableRow('Anniversary week')
  expect(new URLSearchParams(address().split('?')[1])).toEqual(new URLSearchParams('sort=name&status=ended'))
})

test('the view that opens first opens where the address asks for nothing, and nowhere else', async () => {
  const first = await open('/campaigns?status=ended')
  await tableRow('Anniversary week')
  await saveView(first.user, 'Over', true)
  first.unmount()

  const second = await open('/campaigns')
  await tableRow('Anniversary week')
  expect(second.address()).toBe('/campaigns?status=ended')
  expect(screen.queryByRole('row', { name: /Summer quest/ })).not.toBeInTheDocument()
  await choose(second.user, 'Full list')
  await tableRow('Summer quest')
  expect(second.address()).toBe('/campaigns?view=all')
  second.unmount()

  const third = await open('/campaigns?status=active')
  await tableRow('Summer quest')
  expect(third.address()).toBe('/campaigns?status=active')
})

test('a view is renamed, replaced and deleted', async () => {
  const { user } = await open('/campaigns?status=ended')
  await tableRow('Anniversary week')
  await saveView(user, 'Over', false)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  await tableRow('Summer quest')
  expect(screen.getByRole('button', { name: 'Views' })).toBeInTheDocument()

  await choose(user, 'Manage views…')
  const name = await screen.findByRole('textbox', { name: 'Rename Over' })
  await waitFor(() => expect(name).toHaveFocus())
  await user.clear(name)
  await user.type(name, 'Running{Enter}')
  await user.click(screen.getByRole('button', { name: 'Replace with current settings' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByRole('button', { name: 'Views: Running' })
  await choose(user, 'Manage views…')
  await user.click(await screen.findByRole('button', { name: 'Delete Running' }))
  expect(await screen.findByText('No saved views')).toBeInTheDocument()
})

test('a view needs a name, and one that is not taken', async () => {
  const { user } = await open('/campaigns?status=ended')
  await tableRow('Anniversary week')
  await saveView(user, 'Over', false)
  await choose(user, 'Save view…')
  const name = await screen.findByRole('textbox', { name: 'View name' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(name).toHaveAccessibleErrorMessage('View name is required.')
  await user.type(name, ' Over ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(name).toHaveAccessibleErrorMessage('This value is already taken. Choose another one.')
})

test('the chosen columns are there the next time, and each person has their own', async () => {
  const first = await open('/campaigns')
  await tableRow('Summer quest')
  await first.user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = await screen.findByRole('dialog', { name: 'Columns' })
  await first.user.click(within(dialog).getByRole('checkbox', { name: 'Status' }))
  await first.user.click(within(dialog).getByRole('checkbox', { name: 'Owner' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Status', hidden: true })).not.toBeInTheDocument())
  first.unmount()

  const second = await open('/campaigns')
  await tableRow('Summer quest')
  expect(headers()).toEqual(['Name', 'Owner'])
  expect(within(await tableRow('Summer quest')).getByText('Liên')).toBeInTheDocument()
  second.unmount()

  await renderPage(campaigns, '/campaigns', { as: 'manager' })
  await tableRow('Summer quest')
  expect(headers()).toContain('Status')
})

test('a browser that keeps nothing says so, and the choice lasts while the page is open', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await open('/campaigns?status=ended')
  await tableRow('Anniversary week')
  await saveView(user, 'Unkept', false)
  expect(await screen.findByText(/Your browser couldn’t save this/)).toBeInTheDocument()
})
