import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, languages, test } from '../../fixtures/test.ts'

test.use({ as: 'viewer' })

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a viewer reads campaigns and sees no way to create one', async ({ page, say, at }) => {
      await page.goto(at('/campaigns'))
      await expect(page.getByRole('heading', { name: say.campaigns, exact: true, level: 1 })).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: say.createCampaign })).toHaveCount(0)
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await expect(await menuEntry(page, say, say.endCampaign)).toHaveCount(0)
    })

    test('a viewer is told at the address of creating that the permission is missing', async ({ page, say, at }) => {
      await page.goto(at('/campaigns/create'))
      await expect(page.getByText('403')).toBeVisible()
      await expect(page.getByRole('heading', { name: say.noPermission })).toBeVisible()
      await expect(page.getByLabel(say.campaignName)).toHaveCount(0)
    })
  })
}
