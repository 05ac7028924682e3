import type { Page } from '@playwright/test'
import { untilQuiet } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

interface Shift {
  readonly value: number
  /** `<name>: x,y -> x,y` */
  readonly moved: readonly string[]
}

/** From the document's beginning on, notes what moves without having been asked to, even shortly after a press. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: object[] = []
    Object.assign(window, { layoutShifts: shifts })
    const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: LayoutShiftAttribution[] })[]) {
        // The rows of another answer, and the end of the list below them, are what was asked for.
        const isAnswer = (node: Node | null) => node instanceof Element && node.closest('tbody, main nav') !== null
        const sources = entry.sources.filter(({ node }) => !isAnswer(node))
        if (sources.length === 0) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `<${node.localName}> ${node.textContent?.slice(0, 30)}` : (node?.textContent ?? 'gone')
          return `${name}: ${place(previousRect)} -> ${place(currentRect)}`
        })
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
}

interface LayoutShiftAttribution {
  readonly node: Node | null
  readonly previousRect: DOMRectReadOnly
  readonly currentRect: DOMRectReadOnly
}

for (const width of [1280, 1440]) {
  test(`at ${width} px nothing jumps from the list to a campaign, its form and back, nor while the list is filtered`, {
    tag: '@layout',
  }, async ({ page, texts, at }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    const title = page.getByRole('heading', { level: 1 })
    const rows = page.locator('tbody tr[data-row]')
    const leftOf = async (name: string) => {
      await expect(title).toHaveText(name)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await untilQuiet(page)
      return (await title.boundingBox())?.x
    }

    await page.goto(at('/campaigns?q=summer+quest'))
    await expect(rows).toHaveCount(1)
    const places = [await leftOf(texts.campaigns)]
    await rows.getByRole('link').first().click()
    places.push(await leftOf('Summer quest'))
    await page.getByRole('main').getByRole('link', { name: texts.edit, exact: true }).click()
    await expect(page.getByRole('textbox', { name: texts.description })).toBeVisible()
    places.push(await leftOf(`${texts.edit} Summer quest`))
    await page.goBack()
    places.push(await leftOf('Summer quest'))
    await page.goBack()
    await expect(rows).toHaveCount(1)
    places.push(await leftOf(texts.campaigns))
    await page.getByRole('searchbox', { name: texts.searchCampaigns }).fill('')
    await expect(rows).toHaveCount(20)
    await page.getByRole('combobox', { name: texts.status }).selectOption('ended')
    await expect(rows.first()).toContainText(texts.endedStatus)
    places.push(await leftOf(texts.campaigns))

    expect(new Set(places), 'the title has one left edge').toEqual(new Set([places[0]]))
    const found = await shifts()
    const sum = found.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(found, null, 2)).toBeLessThan(0.002)
  })
}
