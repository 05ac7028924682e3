import { call } from '@console/api'
import { listApplications, listCampaigns, paths } from '@console/contract'
import { enter, interceptCalls, isCallOf, problem, renderPage, savedFiles, tableRow } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

test('each campaign is a row with its name, status, period, applications and content; rows are found by words and status, and ordered by name or dates', async () => {
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
  expect(screen.getByRole('searchbox', { name: 'Search campaigns' })).toHaveValue('summer quest')
  const statuses = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option')
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['All statuses', 'Active', 'Not ready or paused', 'Ended'])
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

test.each([
  ['a person who may read the application', 'Lotus Quest (LIVE)', () => undefined],
  [
    'a person who may not',
    'Chosen application',
    ({ url }: Request) => (/\/applications\/[\w-]+$/.test(url) ? problem('permission_denied') : undefined),
  ],
])('a list that an address from an application’s page narrows names the application; for %s as “%s”', async (_, words, response) => {
  await enter({ as: 'owner' }, {})
  const [quest] = (await call(listApplications, { q: 'lotus quest' })).items
  interceptCalls(response)
  await renderPage(campaigns, paths.campaignsOf(quest?.id ?? ''), { as: 'owner' })
  expect(await screen.findByRole('button', { name: `Remove ${words}` })).toBeInTheDocument()
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
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', paths.campaignCreate())
})
