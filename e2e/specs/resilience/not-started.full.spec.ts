import { expect, test } from '../../fixtures/faulty-console.ts'
import type { FileFault } from '../../fixtures/faulty-network.ts'
import type { Language } from '../../fixtures/words.ts'

test.use({ as: 'owner', expectedComplaints: [/./] })

const SCRIPT = /\/shell\/\w+\/main\./

const SAID: readonly (readonly [FileFault, Language])[] = [
  ['is not found', 'en'],
  ['finds the host busy', 'vi'],
  ['hangs', 'en'],
]

for (const [fault, language] of SAID) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(`a console says so after a while when what comes for its script ${fault}, and comes by the link`, async ({
      page,
      network,
      texts,
      at,
    }) => {
      network.fail(SCRIPT, fault)
      await page.goto(at('/campaigns?status=active'), { waitUntil: 'commit' })
      const words = page.getByRole('alert')
      await expect(words).toContainText(texts.notStarted)
      await expect(words).toBeInViewport()
      network.mend()
      await words.getByRole('link', { name: texts.reloadPage }).click()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      expect(new URL(page.url()).search).toBe('?status=active')
      await expect(words).toHaveCount(0)
    })
  })
}

test.describe('in vi', () => {
  test.use({ language: 'vi' })

  test('a console says so at once when its words cannot be had', async ({ page, network, texts, at }) => {
    network.fail(/\/shell\/\w+\/messages-/, 'is cut off')
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('alert')).toContainText(texts.notStarted)
    await expect(page.getByRole('alert')).toBeVisible()
  })
})

test('a console that starts says nothing of the kind', async ({ page, network, texts, at }) => {
  network.mend()
  await page.goto(at('/campaigns'), { waitUntil: 'commit' })
  await expect(page.getByText(texts.notStarted)).toBeHidden()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByText(texts.notStarted)).toHaveCount(0)
})
