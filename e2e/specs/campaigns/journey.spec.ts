import { ACCOUNTS, PUBLISHER } from '@console/testing/accounts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { signIn } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('in en', () => {
  test.use({ language: 'en' })

  test('the owner signs in, chooses a publisher, creates, edits and ends a campaign, and is refused a further edit', async ({
    page,
    texts,
    at,
  }) => {
    const name = `Lantern quest ${Date.now()}`
    const changed = `${name}, second night`

    await test.step('signs in through the form', async () => {
      await page.goto(at('/login'))
      await signIn(page, ACCOUNTS.owner, texts)
    })

    await test.step('chooses the publisher', async () => {
      await expect(page.getByRole('heading', { name: texts.choosePublisher })).toBeVisible()
      await page.getByRole('link', { name: PUBLISHER }).click()
      await expect(page).toHaveURL(at('/campaigns'))
      await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeFocused()
    })

    await test.step('creates a campaign', async () => {
      await page.getByRole('link', { name: texts.createCampaign }).click()
      await expect(page).toHaveURL(at('/campaigns/create'))
      await page.getByLabel(texts.campaignName).fill(name)
      await page.getByLabel(texts.start).fill('2094-01-01T09:00')
      await page.getByLabel(texts.end).fill('2094-02-01T09:00')
      await page.getByRole('group', { name: texts.applications }).getByRole('checkbox', { name: 'Lotus Quest' }).check({ force: true })
      await page.getByRole('button', { name: texts.createCampaign }).click()
      await expect(page.getByText(texts.created)).toBeVisible()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    })

    await test.step('edits it', async () => {
      await page.getByRole('main').getByRole('link', { name: texts.edit, exact: true }).click()
      await expect(page.getByRole('heading', { name: `${texts.edit} ${name}`, level: 1 })).toBeVisible()
      await expect(page.getByLabel(texts.start)).toHaveValue('2094-01-01T09:00')
      await page.getByLabel(texts.campaignName).fill(changed)
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.updated)).toBeVisible()
      await expect(page.getByRole('heading', { name: changed, level: 1 })).toBeVisible()
    })

    const campaignUrl = page.url()
    await test.step('ends it', async () => {
      await (await menuEntry(page, texts, texts.endCampaign)).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(changed)
      await dialog.getByRole('button', { name: texts.endCampaign }).click()
      await expect(page.getByText(texts.ended, { exact: true })).toBeVisible()
      await expect(page.getByText(texts.endedStatus, { exact: true })).toBeVisible()
    })

    await test.step('is refused a further edit', async () => {
      await expect(page.getByRole('main').getByRole('link', { name: texts.edit, exact: true })).toHaveCount(0)
      await page.goto(`${campaignUrl}/edit`)
      await expect(page.getByText(texts.endedRefusal)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.save })).toHaveCount(0)
    })

    await test.step('finds it in the list', async () => {
      await page.goto(at('/campaigns'))
      await page.getByRole('searchbox', { name: texts.searchCampaigns }).fill(changed)
      const row = page.getByRole('row').filter({ hasText: changed })
      await expect(row).toBeVisible()
      await expect(row).toContainText(texts.endedStatus)
    })
  })
})
