import type { Page } from '@playwright/test'
import { expect, layoutLanguages, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

const button = (page: Page) => page.locator('form button[type=submit]')
const top = async (page: Page) => (await button(page).boundingBox())?.y

/** Whether nothing covers the middle of the lower edge of the focused element. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement) return false
    const { left, right, top: from, bottom } = activeElement.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, Math.max(from, bottom - 4))
    return found !== null && (activeElement.contains(found) || found.contains(activeElement))
  })

for (const { language, tag, round } of layoutLanguages('en')) {
  for (const width of [1440, 360]) {
    test.describe(`at ${width} px in ${language}`, { tag: [...tag, ...round] }, () => {
      test.use({ language, viewport: { width, height: 700 } })

      test('the buttons stay in sight, hide no field that has the focus, as an offered draft hides none, and keep their place whatever is said of the draft', async ({
        page,
        texts,
        at,
      }) => {
        await page.goto(at('/campaigns/create'))
        await page.getByRole('group', { name: texts.applications }).getByRole('checkbox').first().waitFor()
        await expect(button(page)).toBeInViewport()
        const before = await top(page)

        await page.getByLabel(texts.campaignName).focus()
        for (let pressed = 0; pressed < 16; pressed += 1) {
          await page.keyboard.press('Tab')
          expect(await isFocusSeen(page), `after ${pressed + 1} times Tab`).toBe(true)
          await expect(button(page)).toBeInViewport()
        }

        await page.evaluate(() => scrollTo(0, 0))
        await page.getByLabel(texts.campaignName).fill('In sight')
        await expect(page.getByText(texts.draftUnsaved)).toBeInViewport()
        expect(await top(page)).toBe(before)
        const saved = page.getByText(new RegExp(`^${texts.draftSaved} \\d\\d:\\d\\d$`))
        await expect(saved).toBeInViewport()
        expect(await saved.evaluate((line) => line.scrollWidth - line.clientWidth), 'the text is cut off').toBe(0)
        expect(await top(page)).toBe(before)
        await saved.evaluate((line) => line.append(' longer than any'.repeat(20)))
        expect(await top(page)).toBe(before)

        page.on('dialog', (dialog) => dialog.accept())
        await page.reload()
        const offer = page.getByRole('status').filter({ has: page.getByRole('button', { name: texts.restore }) })
        await expect(offer).toBeInViewport()
        await button(page).click()
        const next = page.getByRole('button', { name: texts.nextField })
        for (let pressed = 0; pressed < 6; pressed += 1) {
          await next.click()
          const covered = (await offer.boundingBox()) ?? { y: 0, height: 0 }
          const shown = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
          expect(shown, `after ${pressed + 1} times ${texts.nextField}`).toBeGreaterThanOrEqual(covered.y + covered.height)
          expect(shown).toBeLessThan((await top(page)) ?? 0)
        }
      })
    })
  }
}

test('the keys save from the editor, which takes no line for it', async ({ page }) => {
  await page.goto('/campaigns/create')
  const editor = page.getByRole('textbox', { name: 'Description' })
  await editor.click()
  await page.keyboard.type('One line')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Campaign name is required.')).toBeVisible()
  await expect(page.getByLabel('Campaign name')).toBeFocused()
  await expect(editor.locator('p')).toHaveCount(1)
})
