import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('in en', () => {
  test.use({ language: 'en' })

  test('the owner signs in, chooses a publisher, creates, edits and ends a campaign, and is refused a further edit', async ({
    page,
    say,
    at,
  }) => {
    const name = `Lantern quest ${Date.now()}`
    const changed = `${name}, second night`

    await test.step('signs in through the form', async () => {
      await page.goto(at('/login'))
      await signIn(page, ACCOUNTS.owner, say)
    })

    await test.step('chooses the publisher', async () => {
      await expect(page.getByRole('heading', { name: say.choosePublisher })).toBeVisible()
      await page.getByRole('link', { name: PUBLISHER }).click()
      await expect(page).toHaveURL(at('/campaigns'))
      await expect(page.getByRole('heading', { name: say.campaigns, exact: true, level: 1 })).toBeFocused()
    })

    await test.step('creates a campaign', async () => {
      await page.getByRole('link', { name: say.createCampaign }).click()
      await expect(page).toHaveURL(at('/campaigns/create'))
      await page.getByLabel(say.campaignName).fill(name)
      await page.getByLabel(say.start).fill('2094-01-01T09:00')
      await page.getByLabel(say.end).fill('2094-02-01T09:00')
      await page.getByRole('group', { name: say.applications }).getByRole('checkbox', { name: 'Lotus Quest' }).check({ force: true })
      await page.getByRole('button', { name: say.createCampaign }).click()
      await expect(page.getByText(say.created)).toBeVisible()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    })

    await test.step('edits it', async () => {
      await page.getByRole('main').getByRole('link', { name: say.edit, exact: true }).click()
      await expect(page.getByRole('heading', { name: `${say.edit} ${name}`, level: 1 })).toBeVisible()
      await expect(page.getByLabel(say.start)).toHaveValue('2094-01-01T09:00')
      await page.getByLabel(say.campaignName).fill(changed)
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.updated)).toBeVisible()
      await expect(page.getByRole('heading', { name: changed, level: 1 })).toBeVisible()
    })

    const campaignUrl = page.url()
    await test.step('ends it', async () => {
      await (await menuEntry(page, say, say.endCampaign)).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(changed)
      await dialog.getByRole('button', { name: say.endCampaign }).click()
      await expect(page.getByText(say.ended, { exact: true })).toBeVisible()
      await expect(page.getByText(say.endedStatus, { exact: true })).toBeVisible()
    })

    await test.step('is refused a further edit', async () => {
      await expect(page.getByRole('main').getByRole('link', { name: say.edit, exact: true })).toHaveCount(0)
      await page.goto(`${campaignUrl}/edit`)
      await expect(page.getByText(say.endedRefusal)).toBeVisible()
      await expect(page.getByRole('button', { name: say.save })).toHaveCount(0)
    })

    await test.step('finds it in the list', async () => {
      await page.goto(at('/campaigns'))
      await page.getByRole('searchbox', { name: say.searchCampaigns }).fill(changed)
      const row = page.getByRole('row').filter({ hasText: changed })
      await expect(row).toBeVisible()
      await expect(row).toContainText(say.endedStatus)
    })
  })
})
