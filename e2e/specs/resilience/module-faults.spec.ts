import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import type { Words } from '../../fixtures/words.ts'

// The browser and the federation runtime write a script that could not be had to the console.
test.use({ as: 'owner', expectedComplaints: [/./] })

const files = {
  entry: /\/modules\/campaigns\/\w+\/remoteEntry\.\w+\.js/,
  page: /\/modules\/campaigns\/\w+\/page-campaign-list\.\w+\.js/,
}

/** The card stands in place of the area, and the shell around it works. */
async function expectCard(page: Page, say: Words): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { name: say.unavailable })).toBeVisible()
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectRecovery(page: Page, say: Words): Promise<void> {
  const documents: string[] = []
  page.on('framenavigated', (frame) => documents.push(frame.url()))
  await page.getByRole('alert').getByRole('button', { name: say.retry }).click()
  await expect(page.getByRole('heading', { name: say.campaigns, exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(documents, 'the page was not reloaded').toEqual([])
}

const altered = async (route: Route) => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.altered=true` })
}

for (const [what, file] of Object.entries(files)) {
  for (const [fault, answer] of Object.entries({
    'is not found': (route: Route) => route.fulfill({ status: 404 }),
    'cannot be reached': (route: Route) => route.abort('connectionrefused'),
    'was altered on the way': altered,
  })) {
    test(`when the ${what} of a module ${fault}, its area shows a card, the rest works, and a retry brings it back`, async ({
      page,
      say,
      at,
    }) => {
      await page.route(file, answer)
      await page.goto(at('/campaigns'))
      await expectCard(page, say)
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
      await page.unroute(file)
      await expectRecovery(page, say)
    })
  }
}

test('when the entry of a module hangs, its area shows a card after 8 s, and a retry brings it back', async ({ page, say, at }) => {
  const held: Route[] = []
  await page.route(files.entry, (route) => void held.push(route))
  // The document's load event waits for the preload that hangs.
  await page.goto(at('/campaigns'), { waitUntil: 'commit' })
  await expectCard(page, say)
  expect(held.length).toBeGreaterThan(0)
  await page.unroute(files.entry)
  await expectRecovery(page, say)
})

test('without a connection, the area that was chosen is the one that is named and marked', async ({ page, context, say, at }) => {
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.setOffline(true)
  const side = page.getByRole('navigation', { name: say.mainNavigation })
  for (const area of [say.sources, say.applications]) {
    await side.getByRole('link', { name: area, exact: true }).click()
    await expect(page.getByRole('alert').getByRole('heading', { name: area })).toBeVisible()
    await expect(side.locator('[aria-current=page]')).toHaveText(area)
  }
})
