import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

const HOUR = 3_600_000

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('with a clock that is three hours behind, what was made just now is not in the future', async ({
    page,
    at,
    context,
    consoleUrl,
  }) => {
    const { id } = await (await campaignCalls(context, consoleUrl)).create()
    await page.clock.install({ time: Date.now() - 3 * HOUR })
    await page.goto(at(`/campaigns/${id}`))
    await expect(page.getByText('bây giờ').first()).toBeVisible()
    await expect(page.getByText(/^sau \d|trong \d/)).toHaveCount(0)
  })
})

test('with a clock that is a year ahead, what is running is not over', async ({ page, at }) => {
  await page.clock.install({ time: Date.now() + 365 * 24 * HOUR })
  await page.goto(at('/campaigns?q=weekend+puzzle'))
  const row = page.getByRole('row').filter({ hasText: 'Weekend puzzle sprint' })
  await expect(row).toContainText(/Ends (?:in|today|tomorrow)/)
})
