import { ACCOUNTS, PASSWORD, PUBLISHER } from '@console/testing/accounts'
import { expect, languages, test } from '../../fixtures/test.ts'

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test.describe('with a wrong password', () => {
      // The browser itself writes a refused request to the console.
      test.use({ expectedComplaints: [/status of 401/] })

      test('the form says so and keeps the email', async ({ page, say, at }) => {
        await page.goto(at('/login'))
        await page.getByLabel(say.email).fill(ACCOUNTS.owner)
        await page.getByLabel(say.password, { exact: true }).fill('not the password')
        await page.getByRole('main').getByRole('button', { name: say.signIn }).click()
        await expect(page.getByText(say.wrongPassword)).toBeVisible()
        await expect(page.getByLabel(say.email)).toHaveValue(ACCOUNTS.owner)
      })
    })

    test('who is not signed in is sent to the root, and after signing in back to where they wanted to be', async ({ page, say, at }) => {
      await page.goto(at('/campaigns?status=active'))
      await expect(page).toHaveURL(/\?next=/)
      await page.getByRole('link', { name: say.signIn }).first().click()
      await page.getByLabel(say.email).fill(ACCOUNTS.owner)
      await page.getByLabel(say.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: say.signIn }).click()
      await page.getByRole('button', { name: PUBLISHER }).click()
      await expect(page).toHaveURL(at('/campaigns?status=active'))
    })
  })
}

test.describe('when signed in', () => {
  test.use({ as: 'owner' })

  test('no token is in reach of scripts', async ({ page, at, context }) => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/eyJ|access_token|refresh_token/)
    const session = (await context.cookies()).find(({ name }) => /^(console_\d+|__Host-console)$/.test(name))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })
})
