import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

const look = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const PAPER = { width: 718, height: 1047 }
/** A laptop's window at 400 %. */
const LOW = { width: 320, height: 225 }

test.describe('on paper', () => {
  test.use({ viewport: PAPER, language: 'vi' })

  test('a list has all its columns and no tools, and bars are printed with their color', async ({ page, at }) => {
    await page.goto(at('/campaigns'))
    await page.emulateMedia({ media: 'print' })
    for (const column of ['Tên', 'Ứng dụng', 'Nhiệm vụ']) await expect(page.getByRole('columnheader', { name: column })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(await page.getByRole('columnheader').getByRole('button').count())
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    await expect(page.getByRole('link', { name: 'Đến nội dung chính' })).toBeHidden()
    await page.goto(at('/campaigns?view=timeline'))
    const bar = page.locator('[data-bar=active]').first()
    await expect(bar).toBeVisible()
    expect(await look(bar, 'print-color-adjust')).toBe('exact')
  })
})

test.describe('in forced colors', () => {
  test('bars, today and what is pressed are seen', async ({ page, at }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(at('/campaigns?view=timeline'))
    const mine = page.getByRole('button', { name: 'Mine', exact: true })
    const background = await look(page.locator('body'), 'background-color')
    const unpressed = await look(mine, 'background-color')
    await expect(page.locator('[data-line] [data-bar=active]').first()).toBeVisible()
    for (const mark of ['[data-line] [data-bar=active]', '[data-bar=ended]', '[data-part=late]', '[data-part=today]', '[data-count="2"]']) {
      expect(await look(page.locator(mark).first(), 'background-color'), mark).not.toBe(background)
    }
    await mine.click()
    await expect(mine).toHaveAttribute('aria-pressed', 'true')
    expect(await look(mine, 'background-color')).not.toBe(unpressed)
    // If quiet buttons have frames, these end with the list.
    expect(await look(page.getByRole('group', { name: 'List tools' }), 'margin-right')).toBe('0px')
  })
})

test('what stays in sight covers as much of the window as its height says, whenever that changes', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 380 })
  await page.goto(at('/campaigns/create'))
  await expect(page.getByRole('button', { name: 'Create campaign' })).toBeVisible()
  const covered = () => page.locator('html').evaluate(({ style }) => style.scrollPaddingBottom)
  expect(await covered()).toBe('')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(covered).toMatch(/^calc\(\d+px \+ 1\.25rem\)$/)
  await page.setViewportSize({ width: 1280, height: 380 })
  await expect.poll(covered).toBe('')
})

test('a low window is left to the form: neither header nor buttons stay in sight', async ({ page, at }) => {
  await page.setViewportSize(LOW)
  await page.goto(at('/campaigns/create'))
  await page.getByLabel('Start date').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Create campaign' })).not.toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('link', { name: 'Roles' })).toBeVisible()
  await page.getByRole('button', { name: 'Close navigation' }).click()
  await expect(page.getByRole('link', { name: 'Roles' })).toBeHidden()
})

test('with a larger font of the browser the navigation is wider', async ({ page, at }) => {
  await page.goto(at('/campaigns'))
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const width = async () => (await navigation.boundingBox())?.width ?? 0
  await expect(navigation).toBeVisible()
  const usual = await width()
  await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '24px'))
  expect(await width()).toBeGreaterThan(usual * 1.4)
})
