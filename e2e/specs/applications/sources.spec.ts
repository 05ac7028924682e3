import type { Page } from '@playwright/test'
import { newApplication } from '../../fixtures/new-application.ts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, test } from '../../fixtures/test.ts'

async function paste(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label)
  await field.fill(text)
  await field.press('Control+A')
  await field.press('Control+X')
  await expect(field).toHaveValue('')
  await field.press('Control+V')
}

test.describe('in en', () => {
  // The browser itself notes the refusal of a package that is taken.
  test.use({ language: 'en', as: 'owner', expectedComplaints: [/status of 409/] })

  test('a source comes from a pasted address, goes to another platform, is edited, refused twice and deleted', async ({
    page,
    context,
    consoleUrl,
    say,
    at,
  }) => {
    const application = await newApplication(context, consoleUrl)
    const title = (name: string) => page.getByRole('heading', { name, level: 1 })
    const details = page.getByRole('main')
    const submit = page.getByRole('button', { name: say.createSource })

    await test.step('chooses the application', async () => {
      await page.goto(at('/sources/create'))
      await page.getByRole('searchbox', { name: say.searchApplications }).fill(application.code)
      await page.getByRole('link', { name: application.display_name }).click()
      await expect(page).toHaveURL(at(`/sources/${application.id}/create`))
    })

    await test.step('creates a source from a pasted address', async () => {
      await paste(page, say.storeUrl, 'https://play.google.com/store/apps/details?id=com.lotus.quest&hl=vi')
      await expect(page.getByLabel(say.sourceName)).toHaveValue('Google Play')
      await expect(page.getByLabel(say.packageName)).toHaveValue('com.lotus.quest')
      await expect(page.getByLabel(say.platform)).toHaveValue('android')
      await submit.click()
      await expect(page.getByText(say.sourceCreated)).toBeVisible()
      await expect(title('Google Play')).toBeVisible()
      await expect(details).toContainText('com.lotus.quest')
    })

    await test.step('adds the other platform', async () => {
      await (await menuEntry(page, say, say.otherPlatform)).click()
      await expect(page.getByRole('textbox', { name: say.packageName })).toHaveValue('com.lotus.quest')
      await expect(page.getByLabel(say.platform).locator('option[value="android"]')).toHaveCount(0)
      await page.getByLabel(say.platform).selectOption('ios')
      await page.getByLabel(say.sourceName).fill('App Store')
      await submit.click()
      await expect(title('App Store')).toBeVisible()
      await expect(details).toContainText('iOS')
    })

    await test.step('edits it', async () => {
      await details.getByRole('link', { name: say.edit, exact: true }).click()
      await expect(title(`${say.edit} App Store`)).toBeVisible()
      await page.getByLabel(say.sourceName).fill('App Store Việt Nam')
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.sourceUpdated)).toBeVisible()
      await expect(title('App Store Việt Nam')).toBeVisible()
    })

    await test.step('finds both in the list that /sources opens by itself', async () => {
      await page.getByRole('navigation').getByRole('link', { name: say.sources }).first().click()
      await expect(page).toHaveURL(at('/sources'))
      // The source's own page, which links to its application too, stays until the list can be drawn.
      await expect(title(say.sources)).toBeVisible()
      await page.getByRole('link', { name: application.display_name }).click()
      await expect(page.getByRole('row')).toHaveCount(3)
      await page.goto(at('/sources'))
      await expect(page).toHaveURL(at(`/sources/${application.id}`))
      await expect(page.getByRole('row').filter({ hasText: 'App Store Việt Nam' })).toContainText('iOS')
    })

    await test.step('is refused the same package on the same platform, with nothing lost', async () => {
      await details.getByRole('link', { name: say.createSource }).click()
      await paste(page, say.storeUrl, 'market://details?id=com.lotus.quest')
      await submit.click()
      await expect(page.getByText(say.packageTaken)).toBeVisible()
      await expect(page.getByLabel(say.sourceName)).toHaveValue('Google Play')
      await expect(page.getByLabel(say.packageName)).toHaveValue('com.lotus.quest')
      await page.getByLabel(say.platform).selectOption('desktop')
      await submit.click()
      await expect(title('Google Play')).toBeVisible()
    })

    await test.step('deletes it', async () => {
      await (await menuEntry(page, say, say.deleteSource)).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('com.lotus.quest')
      await dialog.getByRole('button', { name: say.deleteSource }).click()
      await expect(page.getByText(say.sourceDeleted)).toBeVisible()
      await expect(page).toHaveURL(at(`/sources/${application.id}`))
      await expect(page.getByRole('row')).toHaveCount(3)
    })
  })
})
