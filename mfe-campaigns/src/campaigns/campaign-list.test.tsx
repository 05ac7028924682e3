import { call } from '@console/api'
import { listApplications, listCampaigns, paths } from '@console/contract'
import { enter, interceptCalls, isCallOf, problem, renderPage, savedFiles, tableRow, tableRows } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const status = () => screen.getByRole('combobox', { name: 'Status' })
const search = () => screen.getByRole('searchbox', { name: 'Search campaigns' })

test('each campaign is a row with its name, status, period, applications and content, ordered by name or dates on demand', async () => {
  await renderPage(campaigns, '/campaigns?sort=name&q=summer+quest', { as: 'owner' })
  const row = within(await tableRow('Summer quest'))
  expect(row.getByRole('link', { name: 'Summer quest' })).toHaveAttribute('href', expect.stringMatching(/^\/campaigns\/[\w-]+$/))
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument()
  expect(row.getByText('Lotus Quest')).toBeInTheDocument()
  expect(row.getAllByText('LIVE')).toHaveLength(2)
  // Shown where the column is wide; elsewhere the number says it.
  expect(row.getByText('Jade Puzzle')).toBeInTheDocument()
  expect(row.getByTitle('Jade Puzzle (LIVE)')).toHaveTextContent('+1')
  expect(row.getByRole('cell', { name: '6' })).toBeInTheDocument()
  expect(row.getByRole('cell', { name: '2' })).toBeInTheDocument()
  expect(screen.getByRole('columnheader', { name: 'Start' })).toBeInTheDocument()
  const ordering = screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'))
  expect(ordering.map(({ textContent }) => textContent)).toEqual(['Name', 'Start', 'End'])
  expect(screen.getByText('Times in Indochina Time (GMT+7)')).toBeInTheDocument()
})

test('in a file its times are those of spreadsheets, its counts are numbers, and scripts find id and status', async () => {
  const { user } = await renderPage(campaigns, '/campaigns?q=summer+quest', { as: 'owner', locale: 'vi' })
  const link = await screen.findByRole('link', { name: 'Summer quest' })
  await user.click(screen.getByRole('button', { name: 'Xuất' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xuất' }))
  await waitFor(async () => expect(await savedFiles()).toHaveLength(1))
  const [head, row] = (await savedFiles())[0]?.text.trim().split('\r\n') ?? []
  expect(head).toMatch(
    /id,Tên,Trạng thái,status_key,Bắt đầu \(Asia\/Ho_Chi_Minh\),Kết thúc \(Asia\/Ho_Chi_Minh\),Ứng dụng,Nhiệm vụ,Thông báo$/,
  )
  const id = link.getAttribute('href')?.split('/').at(-1)
  expect(row).toMatch(new RegExp(`^${id},Summer quest,Đang hoạt động,active,(\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,){2}.+,6,2$`))
})

test('a campaign past its end date and still active says so', async () => {
  await renderPage(campaigns, '/campaigns?q=gio+vang', { as: 'owner' })
  expect(within(await tableRow('Giờ vàng cuối tuần')).getAllByText('Past its end date')).not.toHaveLength(0)
})

test('status and words narrow the rows and stand in the address', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns?page=2', { as: 'owner' })
  await user.selectOptions(status(), 'Ended')
  await waitFor(() => expect(tableRows()).toHaveLength(8))
  expect(await tableRow('Spring festival')).toBeInTheDocument()
  expect(address()).toBe('/campaigns?status=ended')
  await user.type(search(), 'quoc te')
  await waitFor(() => expect(tableRows()).toEqual(['Quốc tế Thiếu nhi']))
  expect(address()).toBe('/campaigns?status=ended&q=quoc+te')
})

test.each([
  ['who may read the application', 'Lotus Quest (LIVE)', () => undefined],
  [
    'who may not',
    'Chosen application',
    ({ url }: Request) => (/\/applications\/[\w-]+$/.test(url) ? problem('permission_denied') : undefined),
  ],
])('an address from an application’s page narrows the list; for %s it says “%s”, and can be taken back', async (_, words, answer) => {
  await enter({ as: 'owner' }, {})
  const [quest] = (await call(listApplications, { q: 'lotus quest' })).items
  interceptCalls(answer)
  const { user, address } = await renderPage(campaigns, `${paths.campaignsOf(quest?.id ?? '')}&sort=name`, { as: 'owner' })
  const remove = await screen.findByRole('button', { name: `Remove ${words}` })
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
  for (const row of screen.getAllByRole('row').slice(1)) expect(row).toHaveTextContent(/Lotus Quest|\+\d/)
  const narrowed = tableRows().length
  await user.click(remove)
  expect(address()).toBe('/campaigns?sort=name')
  expect(remove).not.toBeInTheDocument()
  await waitFor(() => expect(tableRows().length).toBeGreaterThan(narrowed))
})

const empty = () => Response.json({ items: [], page: 1, page_size: 20, total: 0 })

test.each([
  ['an application, which a campaign needs', [listCampaigns, listApplications], ['Create application', 'Create campaign']],
  ['a campaign', [listCampaigns], ['Create campaign', 'Import campaign']],
])('where there is no campaign yet, %s comes first', async (_, missing, links) => {
  interceptCalls((request) => (missing.some((route) => isCallOf(route, request)) ? empty() : undefined))
  await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await screen.findByText('No campaigns yet')
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Create campaign', ...links]))
})

test('who may create finds the way beside the title', async () => {
  const { user } = await renderPage(campaigns, '/campaigns', { as: 'editor' })
  await user.click(screen.getByRole('link', { name: 'Create campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create campaign' })).toBeInTheDocument()
})
