import { violations } from '../../fixtures/axe.ts'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/test.ts'

test.describe('the timeline of campaigns in en', () => {
  test.use({ language: 'en', as: 'owner' })

  test('a start is dragged to a later day and taken back; keys lead to a bar, and Enter to its campaign', async ({
    page,
    context,
    consoleUrl,
    at,
  }) => {
    await page.goto(at('/campaigns'))
    const campaign = await (await campaignCalls(context, consoleUrl)).create()
    await page.goto(at(`/campaigns?view=timeline&at=2094-01-15&q=${encodeURIComponent(campaign.name)}`))
    const bar = page.locator('[data-line] a')
    await expect(bar).toContainText(campaign.name)
    await expect(bar).toContainText(/1\sJan\s2094|01\/01\/2094/)
    expect(await violations(page)).toEqual([])
    const scales = await page.locator('[data-part=place]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(new Set(scales.map(({ left, right }) => `${left} to ${right}`)).size).toBe(1)

    const handle = page.locator('[data-handle=start_date]')
    const track = await page.locator('[data-line] [data-part=track]').boundingBox()
    const from = await handle.boundingBox()
    if (!track || !from) throw new Error('The bar is not drawn.')
    const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + (track.width / 31) * 3, middle.y, { steps: 4 })
    await expect(bar).toContainText(/4\sJan\s2094|04\/01\/2094/)
    await page.mouse.up()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(bar).toContainText(/1\sJan\s2094|01\/01\/2094/)

    await page.getByRole('searchbox').press('ArrowDown')
    await expect(bar).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: campaign.name, level: 1 })).toBeVisible()
  })
})
