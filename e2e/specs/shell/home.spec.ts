import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

test('home says what needs somebody, with the one step to it, and shows what runs in the next weeks', async ({ page, at }) => {
  await page.goto(at('/'))
  const needs = page.getByRole('region', { name: 'Cần chú ý' })
  const due = needs.getByRole('listitem').filter({ hasText: 'Giờ vàng cuối tuần' })
  await expect(due).toContainText('Lẽ ra đã kết thúc')
  const evening = needs.getByRole('listitem').filter({ hasText: 'Đêm hội đèn lồng' })
  await expect(evening).toContainText(/Kết thúc sau \d+ ngày.*Dùng ứng dụng ở chế độ TEST/)
  const leads = (name: string) => expect(needs.getByRole('link', { name, exact: true }))
  await leads('Đổi ngày: Đêm hội đèn lồng').toHaveAttribute('href', /^\/vi\/campaigns\/[\w-]+\/edit$/)
  await leads('Xem lại ứng dụng: Đêm hội đèn lồng').toHaveAttribute('href', '/vi/applications/lantern-night')
  await leads('Tạo nhiệm vụ: Jade collectors').toHaveAttribute('href', /^\/vi\/campaigns\/[\w-]+\/mission\/create$/)
  const waiting = page.getByRole('region', { name: 'Đang chờ và mới có kết quả' }).getByRole('listitem')
  await expect(waiting.filter({ hasText: 'Số đèn lồng đã thắp' })).toContainText('Đang chờ nhà cung cấp')
  await expect(waiting.filter({ hasText: 'newcomer@lotus.example' })).toContainText(/Đã mời .* trước/)
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
