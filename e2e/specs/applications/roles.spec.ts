import type { Account } from '@console/testing/accounts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, languages, test } from '../../fixtures/test.ts'

/** What each role can do with an application of somebody else. */
const CASES: readonly {
  readonly as: Account
  readonly code: string
  readonly edit: boolean
  readonly integration: boolean
  readonly remove: boolean
}[] = [
  { as: 'manager', code: 'lotus-quest', edit: true, integration: true, remove: true },
  { as: 'editor', code: 'lotus-quest', edit: true, integration: false, remove: false },
  { as: 'viewer', code: 'lotus-quest', edit: false, integration: false, remove: false },
  { as: 'own', code: 'lantern-night', edit: true, integration: true, remove: true },
]

for (const language of languages) {
  for (const { as, code, edit, integration, remove } of CASES) {
    test.describe(`${as} in ${language}`, () => {
      test.use({ language, as })

      test('sees and can do with an application what the keys allow', async ({ page, say, at }) => {
        await page.goto(at(`/applications/${code}`))
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('403')
        const main = page.getByRole('main')
        await expect(main.getByText(code, { exact: true }).first()).toBeVisible()
        await expect(main.getByRole('link', { name: say.edit, exact: true })).toHaveCount(edit ? 1 : 0)
        await expect(main.getByRole('link', { name: say.integration, exact: true })).toHaveCount(integration ? 1 : 0)
        await expect(await menuEntry(page, say, say.deleteApplication)).toHaveCount(remove ? 1 : 0)

        await page.goto(at(`/applications/${code}?mode=integration`))
        if (integration) await expect(page.getByLabel(say.rewardSecret, { exact: true })).toBeVisible()
        else await expect(page.getByRole('heading', { name: say.noPermission })).toBeVisible()
      })
    })
  }
}
