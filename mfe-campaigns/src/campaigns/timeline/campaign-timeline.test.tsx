import { call } from '@console/api'
import { endCampaign, listCampaigns } from '@console/contract'
import { asOwner, campaignFactory, enter, interceptCalls, isCallOf, problem, renderPage, seededCampaign } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import campaigns from '../../module.ts'

beforeEach(() => localStorage.clear())

const open = (search = '', as: 'owner' | 'viewer' = 'owner') =>
  renderPage(campaigns, `/campaigns?view=timeline${search}`, { as, locale: 'vi' })
const group = async (name: string) => within(await screen.findByRole('region', { name }))
const bars = () => [...document.querySelectorAll<HTMLElement>('[data-line] a')]
const nameOf = (bar: Element | null | undefined) => bar?.firstElementChild?.textContent
const status = () => screen.getByRole('combobox', { name: 'Trạng thái' })
const choose = (name: string) => screen.getByRole('combobox', { name })

test('each application has its campaigns as a list with status and dates in words, what overlaps, and the search applies', async () => {
  const { user, address } = await open('&status=active')
  const quest = await group('Lotus Quest (LIVE)')
  expect(quest.getByRole('link', { name: /^Summer quest Đang hoạt động .*\d\d\/\d\d\/\d{4} – .*\d\d\/\d\d\/\d{4}$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/vi\/campaigns\/[\w-]+$/),
  )
  // For screen readers.
  expect(quest.getByText(/lần trùng nhau/)).toHaveTextContent(/lần trùng nhau: .*\d{4} – .*\d{4}/)
  expect(quest.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Danh sách' })).toBeInTheDocument()

  await user.click(screen.getByRole('searchbox'))
  await user.paste('summer quest')
  await waitFor(() => expect(new Set(bars().map(nameOf))).toEqual(new Set(['Summer quest'])))
  expect(address()).toBe('/campaigns?view=timeline&status=active&q=summer+quest')
})

test('it is grouped by status, goes on by week, month or quarter and stays what it is while filters come and go', async () => {
  await asOwner(() => campaignFactory({ start_date: '2094-11-01T03:00:00Z', end_date: '2094-12-31T03:00:00Z' }))
  const { user, address } = await open('&status=inactive&at=2094-11-27')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Nhóm theo' }), 'Trạng thái')
  await group('Chưa sẵn sàng hoặc tạm dừng')
  const shown = screen.getByText('01/11/2094 – 30/11/2094').parentElement
  await user.click(screen.getByRole('button', { name: 'Sau đó' }))
  expect(shown).toHaveTextContent('01/12/2094 – 31/12/2094')
  await user.selectOptions(choose('Khoảng thời gian hiển thị'), 'Quý')
  expect(shown).toHaveTextContent('01/10/2094 – 31/12/2094')
  await user.selectOptions(choose('Khoảng thời gian hiển thị'), 'Tuần')
  expect(shown).toHaveTextContent('29/11/2094 – 05/12/2094')
  await user.selectOptions(status(), 'Tất cả trạng thái')
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    view: 'timeline',
    group: 'status',
    zoom: 'week',
    at: '2094-12-01',
  })
  await user.click(screen.getByRole('button', { name: 'Danh sách' }))
  expect(await screen.findByRole('table')).toBeInTheDocument()
})

test('arrows lead from bar to bar, Home and End to the first and the last', async () => {
  const { user } = await open()
  await group('Lotus Quest (LIVE)')
  bars()[0]?.focus()
  await user.keyboard('{ArrowDown}')
  expect(bars()[1]).toHaveFocus()
  await user.keyboard('{End}')
  expect(bars().at(-1)).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(bars().at(-2)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(bars()[0]).toHaveFocus()
})

test('the dates of a campaign can be changed by people who may, and its menu leads to the form; those of an ended one cannot', async () => {
  const campaign = await asOwner(() => seededCampaign('summer quest'))
  const ended = await asOwner(() => campaignFactory({ name: 'Kết thúc sớm', start_date: campaign.start_date, end_date: campaign.end_date }))
  await asOwner(() => call(endCampaign, { campaign_id: ended.id }, { version: ended.version }))
  const mine = await open('&zoom=quarter')
  await group('Lotus Quest (LIVE)')
  const handles = (name: string) =>
    bars()
      .find((bar) => nameOf(bar) === name)
      ?.closest('li')
      ?.querySelectorAll('[data-handle]').length
  expect(handles('Summer quest')).toBeGreaterThan(0)
  expect(handles('Kết thúc sớm')).toBe(0)
  await mine.user.click(screen.getAllByRole('button', { name: 'Thao tác với Summer quest' })[0] as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: 'Sửa' })).toHaveAttribute('href', `/vi/campaigns/${campaign.id}/edit`)
  mine.unmount()
  await open('&zoom=quarter', 'viewer')
  await group('Lotus Quest (LIVE)')
  expect(document.querySelector('[data-handle]')).toBeNull()
})

test('a legend says what the bars and strips mean, and who may change dates how; there are no columns to choose', async () => {
  const legend = async () =>
    within(await screen.findByRole('list', { name: 'Chú giải' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const bars = ['Đang hoạt động', 'Chưa sẵn sàng hoặc tạm dừng', 'Đã kết thúc', 'Đã quá ngày kết thúc', 'Hôm nay']
  const strips = ['Trùng nhau: nhiều chiến dịch cùng lúc', 'Một chiến dịch', 'Không có chiến dịch']
  const mine = await open()
  expect(await legend()).toEqual([...bars, ...strips])
  expect(screen.getByText(/^Kéo một đầu của thanh để đổi ngày\./)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cột' })).not.toBeInTheDocument()
  await mine.user.click(screen.getByRole('button', { name: 'Xuất' }))
  await mine.user.click(await screen.findByRole('button', { name: 'Hủy' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Xuất' })).toHaveFocus())
  mine.unmount()
  await open('&group=status', 'viewer')
  expect(await legend()).toEqual(bars)
  expect(screen.queryByText(/^Kéo một đầu/)).not.toBeInTheDocument()
})

test('an overlap is told with its real dates where it goes on beyond the time shown', async () => {
  await asOwner(async () => {
    await campaignFactory({ name: 'Chồng một', start_date: '2094-01-10T03:00:00Z', end_date: '2094-02-20T03:00:00Z' })
    await campaignFactory({ name: 'Chồng hai', start_date: '2094-01-20T03:00:00Z', end_date: '2094-03-10T03:00:00Z' })
  })
  await open('&at=2094-02-15&q=Ch%E1%BB%93ng')
  expect(await screen.findByText(/1 lần trùng nhau/)).toHaveTextContent(/20\/01\/2094.* – .*20\/02\/2094/)
})

test('where no campaign runs it says so, and where they cannot be loaded it offers another try', async () => {
  await enter({ as: 'owner' }, {})
  const { user, unmount } = await open('&at=1999-01-01')
  expect(await screen.findByText('Không có kết quả phù hợp')).toBeInTheDocument()
  unmount()
  let isDown = true
  interceptCalls((request) =>
    isDown && isCallOf(listCampaigns, request) && request.url.includes('page_size=500') ? problem('busy') : undefined,
  )
  await open('&status=active')
  await screen.findByText('Không tải được danh sách chiến dịch')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect((await group('Lotus Quest (LIVE)')).getByRole('link', { name: /^Summer quest/ })).toBeInTheDocument()
})
