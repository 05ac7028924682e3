import { listRoles, listUsers, type PublisherUser, type Role, updateUser, urlFor } from '@console/contract'
import { ACCOUNTS } from '@console/testing/accounts'
import type { Browser, Locator } from '@playwright/test'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { expect, test } from '../../fixtures/faulty-console.ts'
import { openedDocuments } from '../../fixtures/network.ts'
import { signedInState } from '../../fixtures/sign-in.ts'

// The browser reports every response that is an error, and the federation runtime every script that it could not load.
test.use({ as: 'owner', expectedComplaints: [/./] })

const CAMPAIGNS = /^\/pub\/.*\/campaigns/

/** The console retries by itself too, which may remove the button under the press. */
async function shownOnRetry(shown: Locator, retry: Locator): Promise<void> {
  await Promise.any([retry.click(), shown.waitFor()])
  await expect(shown).toBeVisible()
}

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('with every module down the shell works: each area is a card of its own name, and comes once it can be had', async ({
    page,
    network,
    texts,
    at,
  }) => {
    network.fail(/^\/modules\/[a-z-]+\//, 'finds the host busy')
    await page.goto(at('/'))
    const documents = openedDocuments(page)
    const side = page.getByRole('navigation', { name: texts.mainNavigation })
    const areas = await side.getByRole('link').allInnerTexts()
    expect(areas.length).toBeGreaterThan(5)
    for (const area of areas) {
      await side.getByRole('link', { name: area, exact: true }).click()
      await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toContainText(area)
      await expect(page.getByRole('alert')).toContainText(texts.reasonUnreachable)
      await page.getByRole('button', { name: texts.account }).click()
      await expect(page.getByRole('menuitem', { name: texts.signOut })).toBeVisible()
      await page.keyboard.press('Escape')
    }
    network.mend()
    await page.getByRole('alert').getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(documents).toEqual([])
  })
})

for (const fault of ['finds the host busy', 'is cut off', 'is a page'] as const) {
  test(`a list whose call ${fault} says so in its place beside areas that work, and comes on another try`, async ({
    page,
    network,
    texts,
    at,
  }) => {
    network.fail(CAMPAIGNS, fault)
    await page.goto(at('/campaigns'))
    const documents = openedDocuments(page)
    const reason = page.getByRole('main').getByRole('alert')
    await expect(reason.getByRole('button', { name: texts.retry })).toBeVisible()
    const side = page.getByRole('navigation', { name: texts.mainNavigation })
    await side.getByRole('link', { name: texts.applications, exact: true }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await side.getByRole('link', { name: texts.campaigns, exact: true }).click()
    await expect(reason.getByRole('button', { name: texts.retry })).toBeVisible()
    network.mend()
    await shownOnRetry(page.getByRole('row').nth(1), reason.getByRole('button', { name: texts.retry }))
    expect(documents).toEqual([])
  })
}

test('an API that is stopped signs no one out: the area says that it is busy, and comes on another try once it runs', async ({
  page,
  ownConsole,
  texts,
  at,
}) => {
  await page.goto(at('/campaigns'))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const documents = openedDocuments(page)
  await ownConsole.kill('sandbox')
  try {
    const side = page.getByRole('navigation', { name: texts.mainNavigation })
    await side.getByRole('link', { name: texts.sources, exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.bulkBusy)
  } finally {
    await ownConsole.restart('sandbox')
  }
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: texts.retry })
  await shownOnRetry(page.getByRole('main').getByRole('listitem').first(), retry)
  expect(documents).toEqual([])
})

test.describe('a permission that is taken away in the middle of an edit', () => {
  test.use({ as: 'editor' })

  test('is said where it is saved, the text stays, and is saved once the permission is back', async ({
    page,
    browser,
    network,
    texts,
    at,
  }) => {
    const campaign = await (await campaignCalls(page.context(), network.url)).create()
    await page.goto(at(`/campaigns/${campaign.id}/edit`))
    const name = page.getByLabel(texts.campaignName)
    const save = page.getByRole('button', { name: texts.save })
    await name.fill(`${campaign.name} typed`)
    await changeRole(browser, network.url, 'Viewer')
    try {
      await save.click()
      await expect(page.getByRole('alert').filter({ hasText: texts.permissionDenied })).toBeVisible()
      await expect(name).toHaveValue(`${campaign.name} typed`)
      await expect(save).toHaveAttribute('aria-disabled', 'true')
    } finally {
      await changeRole(browser, network.url, 'Editor')
    }
    // As when coming back from asking.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await save.click()
    await expect(page.getByRole('heading', { name: `${campaign.name} typed`, level: 1 })).toBeVisible()
  })
})

async function changeRole(browser: Browser, url: string, role: string): Promise<void> {
  const owner = await browser.newContext({ baseURL: url, storageState: await signedInState(browser, url, 'owner') })
  const publisher = (await owner.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const read = async <T>(address: string): Promise<readonly T[]> => (await (await owner.request.get(address)).json()).items
  const [member] = await read<PublisherUser>(urlFor(listUsers, { q: ACCOUNTS.editor }, publisher))
  const found = (await read<Role>(urlFor(listRoles, { q: role }, publisher))).find((one) => one.name === role)
  const response = await owner.request.put(urlFor(updateUser, { user_id: member?.id ?? '' }, publisher), {
    headers: { Origin: url, 'X-Console': '1' },
    data: { role_id: found?.id, application_ids: [] },
  })
  expect(response.status(), await response.text()).toBe(200)
  await owner.close()
}
