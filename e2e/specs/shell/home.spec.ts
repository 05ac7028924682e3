import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

test('home says what needs somebody, with the one step to it, and shows what runs in the next weeks', async ({ page, at }) => {
  await page.goto(at('/'))
  const needs = page.getByRole('region', { name: 'Cần chú ý' })
  const due = needs.getByRole('listitem').filter({ hasText: 'Giờ vàng cuối tuần' })
  await expect(due).toContainText('Lẽ ra đã kết thúc')
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
