import { createApplication, urlFor } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { filledIn, publisherId } from '../../fixtures/addresses.ts'
import { violations } from '../../fixtures/axe.ts'
import { untilQuiet } from '../../fixtures/network.ts'
import { expect, test } from '../../fixtures/shared-context.ts'
import { test as ownTest } from '../../fixtures/test.ts'

type Open = (page: Page) => Promise<unknown>

const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const choose =
  (menu: string | RegExp, entry: string | RegExp): Open =>
  async (page) => {
    await press(menu)(page)
    await page.getByRole('menuitem', { name: entry }).click()
  }
const inDialog =
  (open: Open, next?: Open): Open =>
  async (page) => {
    await open(page)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    await next?.(page)
  }
const inMenu =
  (open: Open): Open =>
  async (page) => {
    await open(page)
    await page.getByRole('menu').waitFor()
  }
const key =
  (keys: string): Open =>
  (page) =>
    page.keyboard.press(keys)
const row = (page: Page) => page.locator('tbody tr[data-row]').first()
const chooseRows: Open = async (page) => {
  await row(page).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selected rows' }).waitFor()
}
const palette =
  (words: string, found: string): Open =>
  async (page) => {
    await key('Control+k')(page)
    await page.getByRole('combobox', { name: /Search for items/ }).fill(words)
    await page.getByRole('dialog').getByText(found).first().waitFor()
  }

const CAMPAIGN = '/campaigns/:campaign_id'
const APPLICATION = '/applications/:code'

/** What opens over a page or replaces a part of it: where, and how a person comes there. */
const STATES: Readonly<Record<string, readonly [path: string, open: Open]>> = {
  'the menu of views': ['/campaigns', inMenu(press('Views'))],
  'the dialog that saves a view': ['/campaigns', inDialog(choose('Views', 'Save view…'))],
  'the columns': ['/campaigns', inDialog(press('Columns'))],
  'the export': ['/campaigns', inDialog(press('Export'))],
  'the filter by application': ['/campaigns', inDialog(press(/^Application/))],
  'the filter by time': ['/campaigns', inDialog(press(/^Running period/))],
  'the menu of a row': ['/campaigns', inMenu((page) => row(page).getByRole('button').last().click())],
  'chosen rows': ['/campaigns', chooseRows],
  'the question about chosen rows': [
    '/campaigns',
    inDialog(async (page) => {
      await chooseRows(page)
      await press(/^End campaigns/)(page)
    }),
  ],
  'a list where nothing matches': ['/campaigns?q=nothing-is-called-so', (page) => page.getByText('No results').waitFor()],
  'a page after the last': ['/campaigns?page=99', (page) => page.getByText('This page is empty').waitFor()],
  'the account menu': ['/campaigns', inMenu(press(/^Account/))],
  'the choice of a time zone': [
    '/campaigns',
    inDialog(async (page) => {
      await press(/^Account/)(page)
      await page.getByRole('menuitem', { name: 'Other time zone…' }).click()
    }),
  ],
  'the publishers': ['/campaigns', inMenu(press(/^Publisher/))],
  'the palette': ['/campaigns', inDialog(key('Control+k'))],
  'the palette with records': ['/campaigns', palette('summer', 'Summer quest')],
  'the palette without a hit': ['/campaigns', palette('zzzz', 'No match here')],
  'the shortcuts': ['/campaigns', inDialog(key('Shift+?'))],
  'a form with errors': [
    '/campaigns/create',
    async (page) => {
      await press('Create campaign')(page)
      await page
        .getByText(/is required/)
        .first()
        .waitFor()
    },
  ],
  'the sizes of the editor': ['/campaigns/create', inMenu(press(/Text size|Size/))],
  'the colors of the editor': ['/campaigns/create', press('Text color')],
  'the link of the editor': ['/campaigns/create', press('Link')],
  'the image of the editor': ['/campaigns/create', press('Image')],
  'the offer of a draft': [
    '/campaigns/create',
    async (page) => {
      await page.getByRole('textbox', { name: 'Campaign name' }).fill('Left behind')
      await page.getByText(/^Draft saved/).waitFor()
      page.on('dialog', (dialog) => dialog.accept())
      await page.reload()
      await page.getByRole('button', { name: 'Restore' }).waitFor()
    },
  ],
  'the question before a form is left': [
    '/campaigns/create',
    inDialog(async (page) => {
      await page.getByRole('textbox', { name: 'Campaign name' }).fill('Left behind')
      await press('Cancel')(page)
    }),
  ],
  'the actions of a campaign': [CAMPAIGN, inMenu(press('More actions'))],
  'the question before a campaign ends': [CAMPAIGN, inDialog(choose('More actions', 'End campaign'))],
  'the question before a campaign is deleted': [CAMPAIGN, inDialog(choose('More actions', 'Delete campaign'))],
  'the actions of an application': [APPLICATION, inMenu(press('More actions'))],
  'the question before an application is deleted': [APPLICATION, inDialog(choose('More actions', 'Delete application'))],
  'a notice': [
    '/styleguide',
    async (page) => {
      await press('Show a notice')(page)
      await page
        .getByRole('region', { name: /notices/i })
        .getByRole('status')
        .first()
        .waitFor()
    },
  ],
  'the choice of an application': ['/sources?choose', (page) => page.getByRole('searchbox').waitFor()],
}

const LEAVES_BEHIND = ['the offer of a draft', 'the question before a form is left']

test.use({ as: 'owner' })
ownTest.use({ as: 'owner' })

test.describe('when calls fail', () => {
  test.use({ expectedComplaints: [/status of 503/] })
  const failing = { status: 503, json: { type: 't', title: 'T', status: 503, code: 'busy' } }

  test('the error in place of a list is accessible in both themes', async ({ page }) => {
    await page.route('**/pub/core/**/campaigns?**', (route) => route.fulfill(failing))
    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'Retry' }).waitFor()
    await inBothThemes(page)
  })

  test('so is what became of chosen rows', async ({ page }) => {
    await page.route('**/pub/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(failing)))
    await page.goto('/campaigns?status=ended')
    await chooseRows(page)
    await press(/^Delete campaigns/)(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete campaigns' }).click()
    await page.getByText(/1 failed/).waitFor()
    // Rows are read again afterwards, and dimmed meanwhile.
    await untilQuiet(page)
    await expect(page.locator('tbody')).toHaveCSS('opacity', '1')
    await inBothThemes(page)
  })
})

test('the question before an application goes live: accessible in both themes', async ({ page, consoleUrl }) => {
  // A new one, since other tests take those of the demo data LIVE.
  const data = { code: 'never-goes-live', display_name: 'Never goes live', description: 'Stays in TEST', status: 'active' }
  const url = urlFor(createApplication, {}, await publisherId(page.request, PUBLISHER))
  const made = await page.request.post(url, { headers: { Origin: consoleUrl, 'X-Console': '1' }, data })
  expect(made.status()).toBe(201)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(`/applications/${data.code}`)
  await inDialog(choose('More actions', 'Switch to LIVE'))(page)
  await inBothThemes(page)
})

for (const [name, [path, open]] of Object.entries(STATES)) {
  // What leaves something behind in the browser has a context of its own.
  const inOneOf = LEAVES_BEHIND.includes(name) ? ownTest : test
  inOneOf(`${name}: accessible in both themes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(await filledIn(path, page.request, await publisherId(page.request, PUBLISHER)))
    // A page that hears keys has drawn its heading.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await untilQuiet(page)
    await open(page)
    await inBothThemes(page)
  })
}

async function inBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
}
