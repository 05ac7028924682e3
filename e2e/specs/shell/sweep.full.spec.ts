import { PUBLISHER } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { allAddresses, filledIn, publisherId } from '../../fixtures/addresses.ts'
import { violations } from '../../fixtures/axe.ts'
import { untilDrawn } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/shared-context.ts'
import type { Language } from '../../fixtures/words.ts'

/** Each language in both themes and at both widths, and each theme at both widths. The page is fetched in the first look of its language. */
const looks = {
  en: [
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 360 },
  ],
  vi: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1440 },
  ],
} as const satisfies Record<Language, unknown>

/** Where a list has the most columns for its room. */
const LAPTOPS = [1280, 1366]

async function look(page: Page, { colorScheme, width }: (typeof looks)[Language][number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
}

/** A page that was made narrower may be drawn once more before it fits. */
const fits = (page: Page) => expect.poll(() => beyond(page), 'the page is wider than the window').toEqual([])

/** Returns the page's width and what reaches beyond the window; nothing if the page fits. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > clientWidth)
    return [`${scrollWidth} px`, ...outside.map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`)]
  })
}

/** Returns the rows of lists whose end, which has their menu, can be reached only by scrolling sideways. */
function cutRows(page: Page): Promise<(string | null)[]> {
  return page.locator('tr[data-row]').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const frame = row.closest('[role=region]')?.getBoundingClientRect().right ?? innerWidth
        return row.getBoundingClientRect().right > Math.ceil(Math.min(frame, innerWidth))
      })
      .map(({ textContent }) => textContent),
  )
}

for (const [index, { path, as }] of allAddresses().entries()) {
  // One route in English, the next in Vietnamese.
  const language: Language = index % 2 === 0 ? 'en' : 'vi'
  test.describe(`${path} in ${language}, ${as ?? 'nobody'} signed in`, () => {
    // The browser itself notes a document that came with 404.
    test.use({ language, as, expectedComplaints: path === '/nowhere' ? [/status of 404 .*\/nowhere\)$/] : [] })

    test('draws, is accessible, complains of nothing and fits its width', async ({ page, at, context }) => {
      const filled = as ? await filledIn(path, context.request, await publisherId(context.request, PUBLISHER)) : path
      const [first] = looks[language]
      await look(page, first)
      await page.goto(at(filled))
      for (const one of looks[language]) {
        await test.step(`${one.colorScheme}, ${one.width} px`, async () => {
          await look(page, one)
          await untilDrawn(page)
          await fits(page)
          expect(await violations(page)).toEqual([])
        })
      }
      for (const width of LAPTOPS) {
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await untilDrawn(page)
          await fits(page)
          expect(await cutRows(page), 'the end of these rows is outside of the list').toEqual([])
        })
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(/\S/)
    })
  })
}
