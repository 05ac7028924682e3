import { paths } from '@console/contract'
import { asOwner, bulkBar, campaignFactory, question, renderPage, tableRow, wholePage } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import campaigns from '../module.ts'

/** New campaigns, the only ones of the page, all of them chosen. */
async function chosen(called: string, locale: 'en' | 'vi') {
  await asOwner(async () => {
    for (const one of ['A', 'B']) await campaignFactory({ name: `${called} ${one}` })
  })
  const { user } = await renderPage(campaigns, `${paths.campaigns()}?q=${called}&sort=name`, { as: 'owner', locale })
  await tableRow(`${called} A`)
  await user.click(wholePage(locale === 'en' ? undefined : 'Chọn mọi dòng của trang này'))
  return { user, bar: bulkBar(user, locale === 'en' ? undefined : 'Các dòng đã chọn') }
}

test('many are activated and paused, and ended after a question', async () => {
  const { bar, user } = await chosen('Together', 'en')
  await bar.press('Activate')
  const doubts = await question('Activate these campaigns?')
  expect(doubts.getByText('Together A')).toBeInTheDocument()
  expect(doubts.getAllByText(/^There is nothing to see in this campaign yet/)).toHaveLength(2)
  await user.click(doubts.getByRole('button', { name: 'Activate' }))
  await bar.outcome('Activate: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Active')
  await user.click(wholePage())
  await bar.press('Pause')
  await bar.outcome('Pause: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Not ready or paused')
  await user.click(wholePage())
  await bar.press('End campaigns')
  const dialog = await question('End these campaigns?')
  expect(dialog.getByText(/^These campaigns will end permanently/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'End campaigns' }))
  await bar.outcome('End campaigns: 2 done')
  expect(await tableRow('Together B')).toHaveTextContent('Ended')
})

test('many are deleted after a question', async () => {
  const { bar, user } = await chosen('Deleted', 'vi')
  await bar.press('Xóa chiến dịch')
  await user.click((await question('Xóa các chiến dịch này?')).getByRole('button', { name: 'Xóa chiến dịch' }))
  await bar.outcome('Xóa chiến dịch: 2 thành công')
  expect(await screen.findByText('Không có kết quả phù hợp')).toBeInTheDocument()
})

test.each(['Pause', 'Activate', 'End campaigns'])('an ended campaign is refused with the reason: %s', async (action) => {
  const { user } = await renderPage(campaigns, '/campaigns?status=ended&sort=name', { as: 'owner' })
  const bar = bulkBar(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Anniversary week' }))
  expect(await bar.refusal(action)).toBe("Can't update this campaign because it's ended")
})
