import { expect, test } from '../../fixtures/test.ts'

const sandboxUrl = process.env.E2E_SANDBOX_URL ?? ''

for (const width of [1440, 360]) {
  test(`the API document is drawn ${width} pixels wide, without asking any other server`, async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(sandboxUrl) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${sandboxUrl}/docs`)
    const call = page.getByRole('button', { name: /^POST .*campaigns.*Create a campaign/ })
    await call.click()
    await expect(page.getByText('Both dates may be in the past.')).toBeVisible()
    await expect(page.getByText('idempotency_key_reused').last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(elsewhere).toEqual([])
  })
}

test('a call can be tried out on the page of the document', async ({ page }) => {
  await page.goto(`${sandboxUrl}/docs`)
  await page.getByRole('button', { name: /Sign in with email and password/ }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table .response-col_status').filter({ hasText: '200' })).toBeVisible()
})
