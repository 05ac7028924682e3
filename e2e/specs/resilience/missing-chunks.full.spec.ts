import type { Page, Route } from '@playwright/test'
import { openedDocuments } from '../../fixtures/network.ts'
import { paste } from '../../fixtures/paste.ts'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, test } from '../../fixtures/test.ts'
import { words } from '../../fixtures/words.ts'

// The browser and the bundler log an error for every script that cannot be loaded.
test.use({ as: 'owner', expectedComplaints: [/./] })

const SCRIPTS = /\/(?:shell|modules)\/.+\.js/
const gone = (route: Route) => route.fulfill({ status: 404 })

/** As after a release whose files were removed: code that is not there yet cannot be loaded. */
const removeCode = (page: Page) => page.route(SCRIPTS, gone)
const bringBack = (page: Page) => page.unrouteAll({ behavior: 'wait' })

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test.describe('code that is gone, in vi', () => {
  test.use({ language: 'vi' })

  test('what opens over a list says so, again at every try, and opens once it is back', async ({ page, texts, at }) => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await removeCode(page)
    const documents = openedDocuments(page)
    const line = alert(page, texts.partFailed)
    const buttons = [
      { name: texts.account, opens: page.getByRole('menuitem', { name: texts.signOut }) },
      { name: texts.listViews, opens: page.getByRole('menuitem', { name: texts.listSaveView }) },
      { name: texts.listColumns, opens: page.getByRole('dialog', { name: texts.listColumns }) },
      { name: texts.listExport, opens: page.getByRole('dialog') },
      { name: texts.searchAndCommands, opens: page.getByRole('combobox', { name: texts.typeACommand }) },
    ]
    for (const { name } of buttons) {
      await page.getByRole('button', { name }).click()
      await expect(line).toBeInViewport()
      await line.getByRole('button', { name: texts.retry }).click()
      await expect(line).toBeInViewport()
      await expect(line.getByRole('button', { name: texts.retry })).toBeFocused()
      await line.getByRole('button', { name: texts.close }).click()
      await expect(line).toHaveCount(0)
    }
    await page.getByRole('button', { name: texts.account }).click()
    await expect(line).toBeInViewport()

    await bringBack(page)
    for (const { name, opens } of buttons) {
      await page.getByRole('button', { name }).click()
      await expect(opens).toBeVisible()
      await expect(line).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(opens).toHaveCount(0)
    }
    expect(documents).toEqual([])
  })

  test('what comes with chosen rows says so where the eyes are, and comes on another try', async ({ page, texts, at }) => {
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await removeCode(page)
    await page.getByRole('row').nth(1).getByRole('checkbox').check({ force: true })
    await expect(alert(page, texts.partFailed)).toBeInViewport()
    await bringBack(page)
    await alert(page, texts.partFailed).getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('region', { name: texts.listSelected })).toBeVisible()
  })

  for (const path of ['/', '/styleguide']) {
    test(`the page ${path} reloads once a minute, then says so in place and comes on another try`, async ({ page, texts, at }) => {
      await page.route(SCRIPTS, (route) => (/\/(?:main|messages-\w+)\./.test(route.request().url()) ? route.continue() : gone(route)))
      const documents = openedDocuments(page)
      await page.goto(at(path))
      const line = alert(page, texts.partFailed)
      // The first document says so too while it waits to be replaced.
      await expect.poll(() => documents).toEqual([at(path), at(path)])
      await expect(line).toBeInViewport()
      await bringBack(page)
      await line.getByRole('button', { name: texts.retry }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(documents).toHaveLength(2)
    })
  }

  test('without the words of its language the page reloads once, then speaks the other', async ({ page, at }) => {
    await page.route(/\/shell\/.+\/messages-vi\./, gone)
    const documents = openedDocuments(page)
    await page.goto(at('/campaigns'))
    await expect(page.getByRole('button', { name: words.en.account })).toBeVisible()
    expect(documents).toHaveLength(2)
  })

  test('the editor says so in its place, where text can be written, and never reloads', async ({ page, texts, at }) => {
    await page.route(SCRIPTS, async (route) => {
      const response = await route.fetch()
      return (await response.text()).includes('data-lexical-editor') ? gone(route) : route.fulfill({ response })
    })
    const documents = openedDocuments(page)
    await page.goto(at('/campaigns/create'))
    await page.getByLabel(texts.campaignName).fill('Half written')
    const line = alert(page, texts.partFailed)
    await expect(line).toBeVisible()
    const area = page.getByRole('textbox', { name: texts.description })
    await area.click()
    await page.keyboard.type('Written without it')
    await bringBack(page)
    await line.getByRole('button', { name: texts.retry }).click()
    await expect(area.and(page.locator('[data-lexical-editor]'))).toHaveText('Written without it')
    await expect(line).toHaveCount(0)
    await expect(page.getByLabel(texts.campaignName)).toHaveValue('Half written')
    expect(documents).toHaveLength(1)
  })

  test('the editor takes the words of what is pasted, and its panels say so and come on another try', async ({ page, texts, at }) => {
    await page.goto(at('/campaigns/create'))
    const area = page.getByRole('textbox', { name: texts.description }).and(page.locator('[data-lexical-editor]'))
    await expect(area).toBeVisible()
    await removeCode(page)
    await paste(area, { 'text/html': '<p><b>From another program</b></p>', 'text/plain': 'From another program' })
    await expect(area).toHaveText('From another program')
    await page.getByRole('button', { name: texts.link, exact: true }).click()
    const line = alert(page, texts.partFailed)
    await expect(line).toBeVisible()
    await bringBack(page)
    await line.getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('textbox', { name: texts.linkUrl })).toBeFocused()
  })

  test('a question says so over the page, and asks once its code is back', async ({ page, texts, at }) => {
    await page.goto(at('/campaigns?status=active'))
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    const end = await menuEntry(page, texts, texts.endCampaign)
    await expect(end).toBeVisible()
    await removeCode(page)
    await end.click()
    const line = alert(page, texts.partFailed)
    await expect(line).toBeInViewport()
    await bringBack(page)
    await line.getByRole('button', { name: texts.retry }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })
})
