import type { Page } from '@playwright/test'
import { twoFrames } from '../../fixtures/network.ts'
import { expect, layoutLanguages, test } from '../../fixtures/test.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')

/** Sum of the shifts that happen while `act` is done, those within half a second of a click included. */
async function shiftOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const sums = { shift: 0 }
    Object.assign(globalThis, { sums })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.shift += (entry as PerformanceEntry & { readonly value: number }).value
    }).observe({ type: 'layout-shift' })
  })
  await act()
  await twoFrames(page)
  return page.evaluate(() => (globalThis as unknown as { readonly sums: { readonly shift: number } }).sums.shift)
}

for (const { language, tag, round } of layoutLanguages('en')) {
  test.describe(`the list of campaigns in ${language}`, { tag: round }, () => {
    test.use({ language, as: 'owner' })

    test('at every width rows have one height, nothing is cut off and the filters stand on one line where they can', {
      tag,
    }, async ({ page, texts, at }) => {
      await page.goto(at('/campaigns?owner=me&application_id=01930000-0000-7000-8005-000000000001&runs_from=2026-01-01T00:00:00Z'))
      for (const [width, height] of [
        [360, 72],
        [1024, 44],
        [1280, 44],
        [1440, 44],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        const heights = () => rows(page).evaluateAll((all) => [...new Set(all.map((row) => row.getBoundingClientRect().height))])
        await expect.poll(heights, `at ${width} px`).toEqual([height])
        const table = page.getByRole('region', { name: texts.campaigns, exact: true })
        expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
        if (width < 1280) continue
        const tops = await page
          .locator('[role=search] > *, [role=search] + [role=group] > button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
        expect(new Set(tops).size, `lines of filters at ${width} px`).toBe(1)
      }
    })

    test('the filters name themselves in full where the list is as narrow as a desktop makes it', async ({ page, texts, at }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(at('/campaigns'))
      await expect(rows(page).first()).toBeVisible()
      for (const name of [texts.filterApplication, texts.filterPeriod]) {
        const words = page.getByRole('button', { name, exact: true }).locator('span').first()
        expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      }
    })

    test('the facts beside a campaign begin at one edge, and a date of home stays on one line', async ({ page, at }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(at('/campaigns?q=summer+quest'))
      await rows(page).first().click()
      const names = page.locator('main dl dt')
      await expect(names.first()).toBeVisible()
      expect(new Set(await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))).size).toBe(1)
      await page.setViewportSize({ width: 360, height: 900 })
      await page.goto(at('/'))
      const periods = page.locator('[data-part=period]')
      await expect(periods.first()).toBeVisible()
      expect(new Set(await periods.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))).size).toBe(1)
    })
  })
}

test.describe('rows and filters of campaigns', () => {
  test.use({ as: 'owner' })

  test('nothing jumps on ordering, choosing rows and filtering; the head stays in sight', async ({ page, texts, at }) => {
    await page.goto(at('/campaigns'))
    await expect(rows(page)).toHaveCount(20)
    const first = rows(page).first()
    const was = await first.textContent()
    const order = async () => {
      await page.locator('thead').getByRole('button').first().click()
      await expect(first).not.toHaveText(was ?? '')
    }
    const choose = async () => {
      await page.getByRole('checkbox', { name: texts.listSelectPage }).check()
      await expect(page.getByRole('region', { name: texts.listSelected })).toBeVisible()
    }
    expect(await shiftOf(page, order)).toBe(0)
    expect(await shiftOf(page, choose)).toBe(0)
    // With fewer rows the list ends sooner, but its first row stays in place.
    const place = await first.boundingBox()
    await page.getByRole('combobox', { name: texts.status }).selectOption('ended')
    await expect(rows(page)).not.toHaveCount(20)
    expect(await first.boundingBox()).toEqual(place)
    await page.goto(at('/campaigns'))
    // Ten rows are drawn before the others.
    await expect(rows(page)).toHaveCount(20)
    await rows(page).last().scrollIntoViewIfNeeded()
    const [header, head] = await Promise.all([page.getByRole('banner').boundingBox(), page.locator('thead th').nth(1).boundingBox()])
    expect(head?.y).toBe(header?.height)
  })

  test('a row opens by a click anywhere, in a new tab with Ctrl and the middle button, and its text can be marked', async ({
    page,
    context,
    at,
  }) => {
    await page.goto(at('/campaigns?sort=name'))
    const cell = rows(page).first().getByRole('cell').nth(3)
    for (const how of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] as const) {
      const [tab] = await Promise.all([context.waitForEvent('page'), cell.click(how as Parameters<typeof cell.click>[0])])
      await expect(tab).toHaveURL(/\/campaigns\/[\w-]+$/)
      await tab.close()
    }
    const box = await cell.boundingBox()
    if (!box) throw new Error('the cell is not drawn')
    await page.mouse.move(box.x + 10, box.y + 22)
    await page.mouse.down()
    await page.mouse.move(box.x + 70, box.y + 22, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
    await expect(page).toHaveURL(/sort=name/)
    await cell.click()
    await expect(page).toHaveURL(/\/campaigns\/[\w-]+$/)
  })
})
