import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

// The demo data's pictures are not served.
test.use({ as: 'owner', language: 'vi', colorScheme: 'dark', expectedComplaints: [/ERR_NAME_NOT_RESOLVED .*jpg/] })

test('what players of an application see is printed dark on white, without what leads elsewhere', async ({ page, at }) => {
  await page.goto(at('/applications/lotus-quest'))
  await page.getByRole('link', { name: 'Người chơi thấy gì' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Người chơi thấy gì: Lotus Quest' })).toBeVisible()
  const phone = page.getByRole('group', { name: 'Nhiệm vụ trên điện thoại' }).first()
  await expect(phone).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('html')).toHaveClass('light')
  await expect(phone).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('#side-navigation')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('html')).toHaveClass('dark')
})
