import { expect, test } from '../../fixtures/own-console.ts'
import { releaseVariant } from '../../fixtures/variants.ts'

test.use({ purpose: 'throwing modules', as: 'owner', expectedComplaints: [/./] })
test.describe.configure({ mode: 'serial' })

const file = 'src/campaigns/campaign-list.page.tsx'
const from = 'export function CampaignListPage() {'
const faults = [
  {
    when: 'when it is imported',
    to: `if (document) throw new Error('broken at import')\n${from}`,
    reason: 'This section couldn’t start.',
  },
  {
    when: 'when it is drawn',
    to: `${from}\n  if (document) throw new Error('broken when drawn')`,
    reason: 'This section ran into an error.',
  },
]

for (const { when, to, reason } of faults) {
  test(`a page that throws ${when} is a card in its area, and other pages of the module work`, async ({ page, ownConsole, texts, at }) => {
    await releaseVariant(ownConsole.registry, 'throws', [{ file, from, to }])
    await expect(async () => {
      await page.goto(at('/campaigns'))
      await expect(page.getByRole('heading', { name: texts.unavailable })).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.retry })).toBeVisible()
    await page.goto(at('/campaigns/create'))
    await expect(page.getByLabel(texts.campaignName)).toBeVisible()
  })
}
