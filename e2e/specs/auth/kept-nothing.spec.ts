import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { signIn } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

test('a person who signs in with a browser that keeps no cookie is told why they are asked again', async ({ page, at, context }) => {
  await page.goto(at('/login?next=/campaigns'))
  // Signing in sets the cookie; it goes before the next document.
  await page.route(/\/campaigns$/, async (route) => {
    await context.clearCookies()
    await route.fallback({ headers: { ...route.request().headers(), cookie: '' } })
  })
  await signIn(page, ACCOUNTS.owner)
  await expect(page.getByText(/^Your browser doesn’t keep cookies for this site/)).toBeVisible()
})

test.describe('in a browser that denies its storages', () => {
  test.use({ as: 'owner', language: 'vi' })

  test('the console opens, and says what will be lost', async ({ page, at }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByText(/^Trình duyệt không lưu dữ liệu của trang web này/)).toBeVisible()
    await expect(page.getByRole('button', { name: PUBLISHER })).toBeVisible()
  })
})
