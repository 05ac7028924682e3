import { paths } from '@console/contract'
import { asOwner, campaignFactory, renderPage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import campaigns from '../../module.ts'

const PAST = { start_date: '2020-01-01T00:00:00.000Z', end_date: '2020-02-01T00:00:00.000Z' }

const warnings = () =>
  screen.queryAllByRole('note').flatMap((note) =>
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  )

test('a new campaign is warned of above the buttons as soon as there is something to say, and can be saved all the same', async () => {
  const { user } = await renderPage(campaigns, paths.campaignCreate(), { as: 'owner' })
  const test = await screen.findByRole('checkbox', { name: /Quán Cà Phê Nhỏ/ })
  expect(warnings()).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
  expect(warnings()).toEqual(['There is nothing to see in this campaign yet. Create a mission or a notification.'])
  await user.click(test)
  expect(warnings()[0]).toBe('1 application is in TEST mode, where the campaign reaches only the TEST audience.')
  await user.type(screen.getByLabelText('Start date'), '2020-01-01T00:00')
  expect(warnings()[0]).toBe('The start date is in the past. Once active, the campaign will be visible right away.')
  await user.type(screen.getByLabelText('End date'), '2020-02-01T00:00')
  expect(warnings()).toHaveLength(3)
  expect(warnings()[0]).toBe('The end date is in the past.')
  await user.type(screen.getByRole('textbox', { name: 'Campaign name' }), 'Of the past')
  await user.click(screen.getByRole('button', { name: 'Create campaign' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Of the past' })).toBeInTheDocument()
})

test('the same in Vietnamese', async () => {
  const { user } = await renderPage(campaigns, paths.campaignCreate(), { as: 'owner', locale: 'vi' })
  await user.click(await screen.findByRole('checkbox', { name: /Quán Cà Phê Nhỏ/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trạng thái' }), 'Đang hoạt động')
  await user.type(screen.getByLabelText('Ngày kết thúc'), '2020-02-01T00:00')
  expect(warnings()).toEqual([
    'Ngày kết thúc đã qua.',
    '1 ứng dụng đang ở chế độ TEST. Trong ứng dụng TEST, chiến dịch chỉ đến được với đối tượng TEST.',
    'Chiến dịch chưa có nội dung nào để hiển thị. Hãy tạo nhiệm vụ hoặc thông báo.',
  ])
})

test.each([
  ['active', false],
  ['inactive', true],
] as const)('of a campaign that is %s a start in the past is worth a word: %s', async (status, isSaid) => {
  const campaign = await asOwner(() => campaignFactory({ ...PAST, end_date: '2099-01-01T00:00:00.000Z', status }))
  await renderPage(campaigns, paths.campaignEdit(campaign.id), { as: 'owner' })
  await screen.findByRole('button', { name: 'Save' })
  expect(warnings().some((words) => words?.startsWith('The start date'))).toBe(isSaid)
})
