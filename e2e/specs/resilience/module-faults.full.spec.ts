import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/faulty-console.ts'
import type { FileFault } from '../../fixtures/faulty-network.ts'
import { fetchNothingIdly, openedDocuments } from '../../fixtures/network.ts'
import type { Language, Words } from '../../fixtures/words.ts'

// The browser and the federation runtime log an error for every script that cannot be loaded.
test.use({ as: 'owner', expectedComplaints: [/./] })

const FILES = {
  entry: /\/modules\/campaigns\/\w+\/remoteEntry\.\w+\.js/,
  page: /\/modules\/campaigns\/\w+\/page-campaign-list\.js/,
  words: /\/modules\/campaigns\/\w+\/messages-campaign-list-(?:en|vi)\.js/,
}
const FORMS = /\/shell\/\w+\/forms\.js/
const REGISTRY = /\/modules\/registry\./

const card = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) })

async function expectCard(page: Page, texts: Words, reason: string): Promise<void> {
  await expect(card(page).getByRole('heading', { name: texts.unavailable })).toBeFocused()
  await expect(card(page)).toContainText(reason)
  await expect(card(page)).toContainText(texts.supportId)
  await page.getByRole('button', { name: texts.account }).click()
  await expect(page.getByRole('menuitem', { name: texts.signOut })).toBeVisible()
  await page.keyboard.press('Escape')
}

async function expectList(page: Page, texts: Words): Promise<void> {
  await expect(page.getByRole('heading', { name: texts.campaigns, exact: true, level: 1 })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
}

async function expectRecovery(page: Page, texts: Words): Promise<void> {
  const documents = openedDocuments(page)
  await card(page).getByRole('button', { name: texts.retry }).click()
  await expectList(page, texts)
  expect(documents, 'the page was not reloaded').toEqual([])
}

const REASONS = {
  'is cut off': 'reasonUnreachable',
  'finds the host busy': 'reasonUnreachable',
  'is altered': 'reasonAltered',
  'is a page': 'reasonAltered',
  'is not found': 'reasonMissing',
  hangs: 'reasonSlow',
} as const satisfies Record<FileFault, keyof Words>

interface Made {
  readonly what: keyof typeof FILES
  readonly fault: FileFault
  readonly language: Language
}

/** The languages alternate, so each reason is checked in both, for one file or another. */
const MADE = Object.keys(FILES).flatMap((what, row) =>
  Object.keys(REASONS).map((fault, column) => ({ what, fault, language: (row + column) % 2 === 0 ? 'en' : 'vi' }) as Made),
)

for (const { what, fault, language } of MADE) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(`when what comes for the ${what} ${fault}, the area says why, the rest works, and a retry brings it back`, async ({
      page,
      network,
      texts,
      at,
    }) => {
      network.fail(FILES[what], fault)
      const documents = openedDocuments(page)
      // The document's load event waits for a preload that hangs.
      await page.goto(at('/campaigns'), { waitUntil: 'commit' })
      await expectCard(page, texts, texts[REASONS[fault]])
      expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false)
      expect(documents, 'only what is gone reloads the page').toHaveLength(fault === 'is not found' ? 2 : 1)
      network.mend()
      await expectRecovery(page, texts)
    })
  })
}

test('a lent package that hangs is asked for again by a retry', async ({ page, network, texts, at }) => {
  await page.goto(at('/campaigns'))
  await expectList(page, texts)
  network.fail(FORMS, 'hangs')
  await page.getByRole('main').getByRole('link', { name: texts.createCampaign }).click()
  await expectCard(page, texts, texts.reasonSlow)
  network.mend()
  await card(page).getByRole('button', { name: texts.retry }).click()
  await expect(page.getByLabel(texts.campaignName)).toBeVisible()
})

test.describe('in vi', () => {
  test.use({ language: 'vi' })

  test('the file of all areas that hangs is a card at last, and is asked for again by a retry', async ({ page, network, texts, at }) => {
    network.fail(REGISTRY, 'hangs')
    await page.goto(at('/campaigns'))
    await expectList(page, texts)
    const documents = openedDocuments(page)
    await page.getByRole('navigation', { name: texts.mainNavigation }).getByRole('link', { name: texts.applications, exact: true }).click()
    await expect(card(page).getByRole('heading', { name: texts.applications })).toBeVisible()
    await expect(card(page)).toContainText(texts.reasonSlow)
    network.mend()
    await card(page).getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('heading', { name: texts.applications, exact: true, level: 1 })).toBeVisible()
    expect(documents).toEqual([])
  })
})

test('an entry that was damaged once is fetched again before anyone notices, and later documents have the right one', async ({
  page,
  network,
  texts,
  at,
}) => {
  network.fail(FILES.entry, 'is altered', { once: true })
  await page.goto(at('/campaigns'))
  await expectList(page, texts)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const before = network.asked.length
  await page.goto(at('/campaigns/create'))
  await expect(page.getByLabel(texts.campaignName)).toBeVisible()
  // It came out of the browser's cache at once: the copy in there is whole.
  expect(network.asked.slice(before).filter((path) => path.includes('?r='))).toEqual([])
})

test('without a connection a page that was not fetched is a card, which gives way to the page once there is one', async ({
  page,
  context,
  network,
  texts,
  at,
}) => {
  network.mend()
  await fetchNothingIdly(page)
  await page.goto(at('/campaigns'))
  await expectList(page, texts)
  const documents = openedDocuments(page)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link', { name: texts.createCampaign }).click()
  await expect(card(page).getByRole('heading', { name: texts.campaigns })).toBeVisible()
  await expect(card(page).getByRole('button', { name: texts.retry })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel(texts.campaignName)).toBeVisible()
  expect(documents).toEqual([])
})

test('the id that a card shows is in the log of the host, with the module, its release and the reason', async ({
  page,
  network,
  ownConsole,
  at,
}) => {
  network.fail(FILES.page, 'is altered')
  await page.goto(at('/campaigns'))
  const shown = await card(page).getByText('Support ID').textContent()
  const id = shown?.split(': ')[1] ?? 'none'
  await expect
    .poll(() =>
      ownConsole
        .output()
        .split('\n')
        .find((line) => line.includes(id)),
    )
    .toBeDefined()
  const line =
    ownConsole
      .output()
      .split('\n')
      .find((one) => one.includes(id)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    event: 'module failed',
    id: 'campaigns',
    hash: expect.stringMatching(/^\w{16}$/),
    reason: 'altered',
    shell: expect.stringMatching(/^\w{16}$/),
    witness: 'session',
  })
})

test('a browser that cannot tell when it is idle fetches the file of all areas ahead too', async ({ page, network, texts, at }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  })
  const before = network.asked.length
  await page.goto(at('/campaigns'))
  await expectList(page, texts)
  await expect.poll(() => network.asked.slice(before).some((path) => REGISTRY.test(path))).toBe(true)
})
