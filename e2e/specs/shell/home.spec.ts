import { paths } from '@console/contract'
import { violations } from '../../fixtures/axe.ts'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { newApplication } from '../../fixtures/new-application.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

test('home says what needs someone, with the one step to it, and shows what runs in the next weeks', async ({
  page,
  at,
  context,
  consoleUrl,
}) => {
  const { id, code } = await newApplication(context, consoleUrl)
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString()
  const calls = await campaignCalls(context, consoleUrl)
  const campaign = await calls.create({ status: 'active', start_date: day(-1), end_date: day(1), application_ids: [id] })
  await page.goto(at('/'))
  const needs = page.getByRole('region', { name: 'Cần chú ý' })
  const due = needs.getByRole('listitem').filter({ hasText: 'Giờ vàng cuối tuần' })
  await expect(due).toContainText('Lẽ ra đã kết thúc')
  const own = needs.getByRole('listitem').filter({ hasText: campaign.name })
  await expect(own).toContainText(/Kết thúc ngày mai.*Đang hoạt động nhưng chưa có nhiệm vụ.*Dùng ứng dụng ở chế độ TEST/)
  for (const [step, to] of [
    ['Đổi ngày', paths.campaignEdit(campaign.id)],
    ['Tạo nhiệm vụ', paths.missionCreate(campaign.id)],
    ['Xem lại ứng dụng', paths.application(code)],
  ] as const) {
    await expect(own.getByRole('link', { name: `${step}: ${campaign.name}` })).toHaveAttribute('href', at(to))
  }
  const waiting = page.getByRole('region', { name: 'Đang chờ và mới có kết quả' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: 'Đang chờ nhà cung cấp' })).not.toHaveCount(0)
  await expect(waiting.filter({ hasText: /Đã mời .+/ })).not.toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await due.getByRole('link', { name: /^Mở chiến dịch/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giờ vàng cuối tuần' })).toBeVisible()

  await page.goto(at('/'))
  const weeks = page.getByRole('region', { name: 'Bốn tuần tới' })
  await expect(weeks.getByRole('link', { name: /^Summer quest/ })).toContainText('Đang hoạt động')
  await weeks.getByRole('link', { name: 'Tất cả chiến dịch đang hoạt động' }).click()
  await expect(page).toHaveURL(at('/campaigns?view=timeline&status=active'))
  await expect(page.locator('[data-line] a').first()).toBeVisible()
})
