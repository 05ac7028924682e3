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
  test.use({ language: 'en', as: 'owner' })

  test('a source comes from a pasted address, is found in the list and deleted', async ({ page, context, consoleUrl, texts, at }) => {
    const application = await newApplication(context, consoleUrl)
    const title = (name: string) => page.getByRole('heading', { name, level: 1 })
    const details = page.getByRole('main')

    await test.step('chooses the application', async () => {
      await page.goto(at('/sources/create'))
      await page.getByRole('searchbox', { name: texts.searchApplications }).fill(application.code)
      await page.getByRole('link', { name: application.display_name }).click()
      await expect(page).toHaveURL(at(`/sources/${application.id}/create`))
    })

    await test.step('creates a source from a pasted address', async () => {
      await paste(page, texts.storeUrl, 'https://play.google.com/store/apps/details?id=com.lotus.quest&hl=vi')
      await expect(page.getByLabel(texts.sourceName)).toHaveValue('Google Play')
      await expect(page.getByLabel(texts.packageName)).toHaveValue('com.lotus.quest')
      await expect(page.getByLabel(texts.platform)).toHaveValue('android')
      await page.getByRole('button', { name: texts.createSource }).click()
      await expect(page.getByText(texts.sourceCreated)).toBeVisible()
      await expect(title('Google Play')).toBeVisible()
      await expect(details).toContainText('com.lotus.quest')
    })

    await test.step('finds it in the list that /sources opens by itself', async () => {
      await page.getByRole('navigation').getByRole('link', { name: texts.sources }).first().click()
      await expect(page).toHaveURL(at('/sources'))
      // The source's own page, which links to its application too, stays until the list can be drawn.
      await expect(title(texts.sources)).toBeVisible()
      await page.getByRole('link', { name: application.display_name }).click()
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.goto(at('/sources'))
      await expect(page).toHaveURL(at(`/sources/${application.id}`))
      await expect(page.getByRole('row').filter({ hasText: 'com.lotus.quest' })).toContainText('Android')
    })

    await test.step('deletes it', async () => {
      await page.getByRole('row').getByRole('link', { name: 'Google Play' }).click()
      await expect(title('Google Play')).toBeVisible()
      await (await menuEntry(page, texts, texts.deleteSource)).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText('com.lotus.quest')
      await dialog.getByRole('button', { name: texts.deleteSource }).click()
      await expect(page.getByText(texts.sourceDeleted)).toBeVisible()
      await expect(page).toHaveURL(at(`/sources/${application.id}`))
      await expect(page.getByText('No sources yet')).toBeVisible()
    })
  })
})
