import type { Locator } from '@playwright/test'
import { twoFrames } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner', language: 'vi' })

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('the end of a campaign has room for its label, the usual lengths and itself at every width', { tag: '@layout' }, async ({
  page,
  texts,
  at,
}) => {
  await page.goto(at('/campaigns/create'))
  // The lengths are counted from it.
  await page.getByLabel(texts.start).fill('2094-01-01T09:00')
  for (const width of [360, 800, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await twoFrames(page)
    const [label, lengths, field, name] = await Promise.all([
      boxOf(page.getByText(texts.end, { exact: true })),
      boxOf(page.getByRole('button', { name: '7 ngày' })),
      boxOf(page.getByLabel(texts.end)),
      boxOf(page.getByLabel(texts.campaignName)),
    ])
    const [isBeside, isBelow] = [lengths.x > label.x + label.width, lengths.y > label.y + label.height]
    expect(isBeside || isBelow, `the lengths leave the label free at ${width} px`).toBe(true)
    expect(field.x + field.width).toBeLessThanOrEqual(name.x + name.width)
  }
})
