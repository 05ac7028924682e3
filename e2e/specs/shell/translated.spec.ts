import { paths } from '@console/contract'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'
import { translate, wrongWords } from '../../fixtures/translator.ts'

test.use({ as: 'owner' })

test('a button that changed what it does says so where the page is translated', async ({ page, context, consoleUrl }) => {
  const { id } = await (await campaignCalls(context, consoleUrl)).create({ status: 'active' })
  await page.goto(paths.campaign(id))
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: '«Pause»' }).click()
  await expect(page.getByRole('button', { name: '«Activate»' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  expect(await wrongWords(page)).toEqual([])
})

test.describe('in vi', () => {
  test.use({ language: 'vi' })

  test('a translated form opens and closes its parts, and leaves what is written as it is', async ({ page, at, context, consoleUrl }) => {
    const { id } = await (await campaignCalls(context, consoleUrl)).create()
    await page.goto(at(paths.missionCreate(id)))
    await page.getByRole('radio', { name: 'Email' }).check()
    const content = page.getByRole('textbox', { name: 'Nội dung email' })
    await content.fill('Quà tặng')
    await translate(page)
    const fold = page.getByRole('button', { name: '«Lotus Quest (LIVE)»' })
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await content.press('End')
    await page.keyboard.type(' đêm hội')
    await expect(content).toHaveText('Quà tặng đêm hội')
    expect(await wrongWords(page)).toEqual([])
  })
})
