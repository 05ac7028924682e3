import { expect, test } from '../../fixtures/test.ts'
import { words } from '../../fixtures/words.ts'

test.use({ as: 'owner' })

test('switching the language keeps the page and its filters, and is remembered', async ({ page, context }) => {
  await page.goto('/campaigns?status=active')
  await expect(page.getByRole('heading', { name: words.en.campaigns, exact: true, level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click()
  await expect(page).toHaveURL('/vi/campaigns?status=active')
  await expect(page.getByRole('heading', { name: words.vi.campaigns, exact: true, level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const remembered = (await context.cookies()).find(({ name }) => name === 'console_locale')
  expect(remembered?.value).toBe('vi')
  // Spec section 9: for 365 days.
  expect((remembered?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 3600 * 1000)
  await page.goto('/')
  await expect(page).toHaveURL('/vi')
})

test.describe('on a device in Hanoi', () => {
  test.use({ language: 'vi', timezoneId: 'Asia/Ho_Chi_Minh' })

  test('another time zone takes effect at once, and is remembered', async ({ page, at }) => {
    await page.goto(at('/campaigns'))
    await expect(page.getByText(/^Múi giờ: .*GMT\+7/)).toBeVisible()
    await page.getByRole('button', { name: /^Tài khoản/ }).click()
    await page.getByRole('menuitemradio', { name: 'UTC' }).click()
    await expect(page.getByText(/^Múi giờ: .*GMT\+0/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Múi giờ: .*GMT\+0/)).toBeVisible()
  })
})
