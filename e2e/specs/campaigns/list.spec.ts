import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('the list of campaigns in vi', () => {
  test.use({ language: 'vi', as: 'owner' })
  const rows = (page: Page) => page.locator('tbody tr[data-row]')

  test('the exported file holds every row of the filter, and no formula', async ({ page, context, consoleUrl, texts, at }) => {
    const mark = `Csv ${Date.now()}`
    const calls = await campaignCalls(context, consoleUrl)
    for (const name of [`=HYPERLINK("http://evil.example","${mark}")`, `Đèn lồng, ${mark}`]) await calls.create({ name })
    await page.goto(at(`/campaigns?sort=-name&q=${encodeURIComponent(mark)}`))
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: texts.listExport }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: texts.listExport }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${texts.campaigns} \\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(head).toMatch(/^\uFEFF/)
    expect(head).toContain(texts.status)
    expect(lines).toHaveLength(2)
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""http://evil.example"",""${mark}"")"`)
    expect(lines.find((line) => line.includes('Đèn'))).toContain(`"Đèn lồng, ${mark}"`)
  })

  test('the next page begins at its first row, and a dialog of the tools gives the focus back', async ({ page, texts, at }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(at('/campaigns'))
    await expect(rows(page)).toHaveCount(20)
    const first = await rows(page).first().textContent()
    await page.getByRole('button', { name: texts.nextPage }).click()
    await expect(rows(page).first()).not.toHaveText(first ?? '')
    const header = await page.getByRole('banner').boundingBox()
    const row = await rows(page).first().boundingBox()
    expect(row?.y).toBeGreaterThan(header?.height ?? 0)
    await expect(rows(page).first()).toBeInViewport()

    const views = page.getByRole('button', { name: texts.listViews })
    await views.click()
    await page.getByRole('menuitem', { name: texts.listSaveView }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.close }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(views).toBeFocused()
    await page.getByRole('button', { name: texts.listColumns }).click()
    await expect(page.getByRole('dialog', { name: texts.listColumns })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: texts.listColumns })).toBeFocused()
  })
})
