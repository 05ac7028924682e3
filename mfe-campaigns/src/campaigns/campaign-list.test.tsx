import { call } from '@console/api'
import { listApplications, paths } from '@console/contract'
import { campaignFactory, enter, interceptCalls, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const search = () => screen.getByRole('searchbox', { name: 'Search campaigns' })
const busy = () => Response.json({ type: 't', title: 'T', status: 503, code: 'busy' }, { status: 503 })
const isList = (request: Request) => new URL(request.url).pathname.endsWith('/campaigns')

test('each campaign is a row with its name, status, period, applications and content', async () => {
  await renderPage(campaigns, '/campaigns?sort=name&q=summer+quest', { as: 'owner' })
  const row = within(await rowOf('Summer quest'))
  expect(row.getByRole('link', { name: 'Summer quest' })).toHaveAttribute('href', expect.stringMatching(/^\/campaigns\/[\w-]+$/))
  expect(row.getByText('Active')).toBeInTheDocument()
  expect(row.getByText('Lotus Quest')).toBeInTheDocument()
  expect(row.getByText('LIVE')).toBeInTheDocument()
  expect(row.getByText('+1 more')).toBeInTheDocument()
  expect(row.getByText('6 missions, 2 notifications')).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Start (GMT+7)' })).toBeInTheDocument()
})

test('a campaign past its end date and still active says so', async () => {
  await renderPage(campaigns, '/campaigns?q=gio+vang', { as: 'owner' })
  expect(within(await rowOf('Giờ vàng cuối tuần')).getByText('Past its end date')).toBeInTheDocument()
})

test('the status filter stands in the address and narrows the rows', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns?page=2', { as: 'owner' })
  await user.selectOptions(status(), 'Ended')
  expect(await rowOf('Spring festival')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Active', { selector: 'span' })).not.toBeInTheDocument())
  expect(names()).toHaveLength(8)
  expect(address()).toBe('/campaigns?status=ended')
  await user.selectOptions(status(), 'All statuses')
  expect(await rowOf('Summer quest')).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
})

test('an address with a filter opens on it, and one with an impossible filter opens on all', async () => {
  const first = await renderPage(campaigns, '/campaigns?status=inactive', { as: 'owner' })
  expect(await rowOf('Black Friday bundle')).toBeInTheDocument()
  expect(status()).toHaveDisplayValue('Not ready or paused')
  first.unmount()
  await renderPage(campaigns, '/campaigns?status=gone&page=-1&sort=colour', { as: 'owner' })
  expect(await rowOf('Summer quest')).toBeInTheDocument()
  expect(status()).toHaveDisplayValue('All statuses')
})

test.each([
  ['khoi dong', ['Khởi động mùa hè']],
  ['SAN KHO BAU', ['Săn kho báu sông Mê Kông']],
  ['đèn lồng', ['Đêm hội đèn lồng']],
  ['den long', ['Đêm hội đèn lồng']],
])('searching for %j finds %j, whatever the accents and the case', async (words, found) => {
  const { user, address } = await renderPage(campaigns, '/campaigns?page=2', { as: 'owner' })
  await user.type(search(), words)
  await waitFor(() => expect(names()).toEqual(found))
  expect(address()).toBe(`/campaigns?q=${encodeURIComponent(words).replaceAll('%20', '+')}`)
})

const denied = () => Response.json({ type: 't', title: 'T', status: 403, code: 'permission_denied' }, { status: 403 })

test.each([
  ['who may read the application', 'Application: Lotus Quest (LIVE)', () => undefined],
  ['who may not', 'Chosen application', ({ url }: Request) => (/\/applications\/[\w-]+$/.test(url) ? denied() : undefined)],
])('an address from an application’s page narrows the list; for %s it says “%s”, and can be taken back', async (_, words, answer) => {
  await enter({ as: 'owner' }, {})
  const [quest] = (await call(listApplications, { q: 'lotus quest' })).items
  interceptCalls(answer)
  const { user, address } = await renderPage(campaigns, `${paths.campaignsOf(quest?.id ?? '')}&sort=name`, { as: 'owner' })
  const remove = await screen.findByRole('button', { name: `Remove ${words}` })
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
  for (const row of screen.getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/Lotus Quest|\+\d more/)
  const narrowed = names().length
  await user.click(remove)
  expect(address()).toBe('/campaigns?sort=name')
  expect(remove).not.toBeInTheDocument()
  await waitFor(() => expect(names().length).toBeGreaterThan(narrowed))
})

test('the newest campaign stands first, and a column sorts in both directions', async () => {
  await enter({ as: 'owner' }, {})
  const { name } = await campaignFactory({ name: 'AAA first' })
  const { user, address } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await rowOf(name)
  expect(names()[0]).toBe(name)
  const header = screen.getByRole('columnheader', { name: 'Name' })
  expect(header).not.toHaveAttribute('aria-sort')

  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
  expect(names().slice(0, 2)).toEqual([name, 'Anniversary week'])
  expect(address()).toBe('/campaigns?sort=name')

  await user.click(within(header).getByRole('button'))
  await waitFor(() => expect(names()[0]).not.toBe(name))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(address()).toBe('/campaigns?sort=-name')
})

test('the next page is another address, the first one has none', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns?sort=name', { as: 'owner' })
  await rowOf('Anniversary week')
  expect(names()).toHaveLength(20)
  const first = names()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^21–/))
  expect(address()).toBe('/campaigns?sort=name&page=2')
  expect(names().some((name) => first.includes(name))).toBe(false)
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(names()).toEqual(first))
  expect(address()).toBe('/campaigns?sort=name')
})

test('a search without an answer says so, and Clear filters shows all again', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns?q=zzzz&status=active', { as: 'owner' })
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await rowOf('Summer quest')).toBeInTheDocument()
  expect(address()).toBe('/campaigns')
  expect(search()).toHaveValue('')
  expect(status()).toHaveDisplayValue('All statuses')
})

test('a publisher without any campaign is told what one is for and how to begin', async () => {
  interceptCalls((request) => (isList(request) ? Response.json({ items: [], page: 1, page_size: 20, total: 0 }) : undefined))
  await renderPage(campaigns, '/campaigns', { as: 'owner' })
  expect(await screen.findByText('No campaigns yet')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Create campaign' })) expect(link).toHaveAttribute('href', '/campaigns/create')
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('a list that cannot be had says so and can be asked for again', async () => {
  interceptCalls(busy)
  const { user } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The campaigns could not be loaded')
  expect(alert).toHaveTextContent('The service is currently busy')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  interceptCalls(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rowOf('Summer quest')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('rows of another filter do not stand for a list that could not be had', async () => {
  const { user } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await rowOf('Summer quest')
  interceptCalls(busy)
  await user.selectOptions(status(), 'Ended')
  expect(await screen.findByRole('alert')).toHaveTextContent('The campaigns could not be loaded')
  expect(screen.queryByRole('link', { name: 'Summer quest' })).not.toBeInTheDocument()
})

test('who may not create sees no way to', async () => {
  await renderPage(campaigns, '/campaigns', { as: 'viewer' })
  await rowOf('Summer quest')
  expect(screen.queryByRole('link', { name: 'Create campaign' })).not.toBeInTheDocument()
})

test('who may create finds the way beside the title', async () => {
  const { user } = await renderPage(campaigns, '/campaigns', { as: 'editor' })
  await user.click(screen.getByRole('link', { name: 'Create campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create campaign' })).toBeInTheDocument()
})

test('who holds the keys for own work only sees own campaigns', async () => {
  await renderPage(campaigns, '/campaigns?sort=name', { as: 'own' })
  await rowOf('Holiday lantern parade')
  expect(names().toSorted()).toEqual(
    ['Đêm hội đèn lồng', 'Trung Thu đoàn viên', 'Thử thách đầu bếp', 'Holiday lantern parade', 'Quốc tế Thiếu nhi'].toSorted(),
  )
})
