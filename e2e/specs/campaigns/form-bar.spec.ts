import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

const button = (page: Page) => page.getByRole('button', { name: 'Create campaign' })
const top = async (page: Page) => (await button(page).boundingBox())?.y

/** Whether the element that has the focus can be seen where it is, with nothing over its middle. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement) return false
    const { left, right, top: from, bottom } = activeElement.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, Math.max(from, bottom - 4))
    return found !== null && (activeElement.contains(found) || found.contains(activeElement))
  })

for (const width of [1440, 360]) {
  test(`at ${width} px the buttons stay in sight, hide no field that has the focus, and keep their place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/campaigns/create')
    await page.getByRole('group', { name: 'Applications' }).getByRole('checkbox').first().waitFor()
    await expect(button(page)).toBeInViewport()
    const before = await top(page)

    await page.getByLabel('Campaign name').focus()
    for (let pressed = 0; pressed < 16; pressed += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusSeen(page), `after ${pressed + 1} times Tab`).toBe(true)
      await expect(button(page)).toBeInViewport()
    }

    await page.evaluate(() => scrollTo(0, 0))
    await page.getByLabel('Campaign name').fill('In sight')
    await expect(page.getByText('Unsaved changes')).toBeInViewport()
    await expect(page.getByText(/^Draft saved at \d\d:\d\d$/)).toBeInViewport()
    expect(await top(page)).toBe(before)
  })
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
