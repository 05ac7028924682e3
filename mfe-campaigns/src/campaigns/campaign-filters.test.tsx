import { listCampaigns } from '@console/contract'
import { pageDataStore } from '@console/session'
import { asOwner, campaignFactory, recordCalls, renderPage, tableRow, tableRows } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import campaigns from '../module.ts'

const asked = (call: Request | undefined) => Object.fromEntries(new URL(call?.url ?? '').searchParams)
const NEXT_YEAR = { start_date: '2031-03-01T00:00:00.000Z', end_date: '2031-03-10T00:00:00.000Z' }

test('an application is searched for and chosen', async () => {
  const { user, address } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await user.click(screen.getByRole('button', { name: 'Application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Application' }))
  await user.type(await dialog.findByRole('searchbox', { name: 'Search applications' }), 'quan ca')
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: /Quán Cà Phê Nhỏ/ }))
  expect(address()).toMatch(/^\/campaigns\?application_id=[\w-]+$/)
  expect(await screen.findByRole('button', { name: 'Application: Quán Cà Phê Nhỏ (TEST)' })).toBeInTheDocument()
  await waitFor(() => expect(tableRows().toSorted()).toEqual(['Coffee shop soft launch', 'Thử thách đầu bếp', 'Trung Thu đoàn viên']))
})

test('two days narrow the list to campaigns that run on them, in the zone of the preferences', async () => {
  const { name } = await asOwner(() => campaignFactory({ name: 'Far away', ...NEXT_YEAR }))
  const { user, address } = await renderPage(campaigns, '/campaigns', { as: 'owner', locale: 'vi' })
  await user.click(screen.getByRole('button', { name: 'Thời gian chạy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Thời gian chạy' }))
  await user.type(await dialog.findByLabelText('Từ ngày'), '2031-03-09')
  await user.type(dialog.getByLabelText('Đến ngày'), '2031-03-08')
  await user.click(dialog.getByRole('button', { name: 'Áp dụng' }))
  expect(dialog.getByLabelText('Đến ngày')).toHaveAccessibleErrorMessage('Thời điểm kết thúc phải sau thời điểm bắt đầu.')
  await user.clear(dialog.getByLabelText('Đến ngày'))
  await user.type(dialog.getByLabelText('Đến ngày'), '2031-03-31')
  await user.click(dialog.getByRole('button', { name: 'Áp dụng' }))
  expect(address()).toBe('/campaigns?runs_from=2031-03-08T17%3A00%3A00.000Z&runs_to=2031-03-31T17%3A00%3A00.000Z')
  await waitFor(() => expect(tableRows()).toEqual([name]))
})

test('what runs today is one press away, and any time another', async () => {
  const calls = recordCalls(listCampaigns)
  const { user, address } = await renderPage(campaigns, '/campaigns', { as: 'owner' })
  await tableRow('Summer quest')
  await user.click(screen.getByRole('button', { name: 'Running period' }))
  await user.click(await screen.findByRole('button', { name: 'Today' }))
  await waitFor(() => expect(asked(calls.at(-1))).toHaveProperty('runs_to'))
  const { runs_from = '', runs_to = '' } = asked(calls.at(-1))
  expect(Date.parse(runs_to) - Date.parse(runs_from)).toBe(24 * 60 * 60 * 1000)
  await user.click(screen.getByRole('button', { name: /^Running period: / }))
  await user.click(await screen.findByRole('button', { name: 'Any time' }))
  expect(address()).toBe('/campaigns')
})

test('where the API cannot tell by time nothing asks for it, whatever the address says', async () => {
  const calls = recordCalls(listCampaigns)
  await renderPage(campaigns, '/campaigns', { as: 'owner' })
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, extensions: [] } })))
  await tableRow('Summer quest')
  expect(screen.queryByRole('button', { name: 'Running period' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mine' })).toBeInTheDocument()
  expect(asked(calls[0])).not.toHaveProperty('runs_from')
})
