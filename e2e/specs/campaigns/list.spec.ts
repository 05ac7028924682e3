import { readFileSync } from 'node:fs'
import { type CampaignWrite, createCampaign, listApplications, updateCampaign, urlFor } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import type { Page } from '@playwright/test'
import { publisherId } from '../../fixtures/addresses.ts'
import { expect, test } from '../../fixtures/test.ts'

async function makeCampaigns({ request }: Page, origin: string, names: readonly string[]): Promise<string[]> {
  const publisher = await publisherId(request, PUBLISHER)
  const applications = await (await request.get(urlFor(listApplications, { code: 'lotus-quest' }, publisher))).json()
  const ids = []
  for (const name of names) {
    const data: CampaignWrite = {
      name,
      start_date: '2094-01-01T00:00:00.000Z',
      end_date: '2094-02-01T00:00:00.000Z',
      application_ids: [applications.items[0].id],
    }
    const made = await request.post(urlFor(createCampaign, {}, publisher), { headers: { Origin: origin, 'X-Console': '1' }, data })
    expect(made.status()).toBe(201)
    ids.push((await made.json()).id)
  }
  return ids
}

test.describe('the list of campaigns in vi', () => {
  test.use({ language: 'vi', as: 'owner' })
  const rows = (page: Page) => page.locator('tbody tr[data-row]')

  test('filters survive a reload, the way back and a shared link', async ({ page, context, say, at }) => {
    await page.goto(at('/campaigns'))
    await page.getByRole('combobox', { name: say.status }).selectOption('ended')
    await page.getByRole('searchbox', { name: say.searchCampaigns }).fill('quoc te')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Quốc tế Thiếu nhi')
    await expect(page).toHaveURL(/\?status=ended&q=quoc\+te$/)

    await page.reload()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('searchbox', { name: say.searchCampaigns })).toHaveValue('quoc te')
    await expect(page.getByRole('combobox', { name: say.status })).toHaveValue('ended')

    await rows(page).getByRole('link', { name: 'Quốc tế Thiếu nhi' }).click()
    await expect(page.getByRole('heading', { name: 'Quốc tế Thiếu nhi', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: say.searchCampaigns })).toHaveValue('quoc te')
    await expect(rows(page)).toHaveCount(1)

    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(rows(shared)).toHaveCount(1)
    await expect(rows(shared)).toContainText('Quốc tế Thiếu nhi')
  })

  test.describe('when one row of twenty fails', () => {
    test.use({ expectedComplaints: [/status of 503/] })

    test('bulk work names it, keeps it chosen and does it on the second try', async ({ page, consoleUrl, say, at }) => {
      const mark = `Bulk ${Date.now()}`
      const ids = await makeCampaigns(
        page,
        consoleUrl,
        Array.from({ length: 20 }, (_, n) => `${mark} ${n}`),
      )
      let isBusy = true
      await page.route(`**/campaigns/${ids[7]}`, (route) =>
        isBusy && route.request().method() === updateCampaign.method
          ? route.fulfill({ status: 503, json: { type: 't', title: 'T', status: 503, code: 'busy' } })
          : route.continue(),
      )
      await page.goto(at(`/campaigns?q=${encodeURIComponent(mark)}`))
      await expect(rows(page)).toHaveCount(20)
      await page.getByRole('checkbox', { name: say.listSelectPage }).check()
      const bar = page.getByRole('region', { name: say.listSelected })
      await bar.getByRole('button', { name: say.bulkActivate }).click()
      // Asked because they are all empty.
      await page.getByRole('alertdialog').getByRole('button', { name: say.bulkActivate }).click()
      await expect(bar.getByRole('status')).toHaveText(say.bulkOneFailed)
      await expect(bar.getByRole('listitem')).toHaveText(`${mark} 7: ${say.bulkBusy}`)
      await expect(rows(page).getByRole('cell', { name: new RegExp(`^${say.active}`) })).toHaveCount(19)

      isBusy = false
      await bar.getByRole('button', { name: say.bulkRetry }).click()
      await expect(bar.getByRole('status')).toHaveText(say.bulkOneDone)
      await expect(rows(page).getByRole('cell', { name: new RegExp(`^${say.active}`) })).toHaveCount(20)
    })
  })

  test('the exported file holds every row of the filter, and no formula', async ({ page, consoleUrl, say, at }) => {
    const mark = `Csv ${Date.now()}`
    await makeCampaigns(page, consoleUrl, [`=HYPERLINK("http://evil.example","${mark}")`, `Đèn lồng, ${mark}`])
    await page.goto(at(`/campaigns?sort=-name&q=${encodeURIComponent(mark)}`))
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: say.listExport }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: say.listExport }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${say.campaigns} \\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(head).toMatch(/^\uFEFF/)
    expect(head).toContain(say.status)
    expect(lines).toHaveLength(2)
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""http://evil.example"",""${mark}"")"`)
    expect(lines.find((line) => line.includes('Đèn'))).toContain(`"Đèn lồng, ${mark}"`)
  })

  test('the next page begins at its first row, and a dialog of the tools gives the focus back', async ({ page, say, at }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(at('/campaigns'))
    await expect(rows(page)).toHaveCount(20)
    const first = await rows(page).first().textContent()
    await page.getByRole('button', { name: say.nextPage }).click()
    await expect(rows(page).first()).not.toHaveText(first ?? '')
    const header = await page.getByRole('banner').boundingBox()
    const row = await rows(page).first().boundingBox()
    expect(row?.y).toBeGreaterThan(header?.height ?? 0)
    await expect(rows(page).first()).toBeInViewport()

    const views = page.getByRole('button', { name: say.listViews })
    await views.click()
    await page.getByRole('menuitem', { name: say.listSaveView }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(views).toBeFocused()
    await page.getByRole('button', { name: say.listColumns }).click()
    await expect(page.getByRole('dialog', { name: say.listColumns })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: say.listColumns })).toBeFocused()
  })

  test('the saved view that opens first opens on the bare address, and the whole list stays one choice away', async ({ page, say, at }) => {
    await page.goto(at('/campaigns?status=ended&sort=name'))
    await expect(rows(page).first()).toContainText('Anniversary week')
    await page.getByRole('button', { name: say.listViews }).click()
    await page.getByRole('menuitem', { name: say.listSaveView }).click()
    await page.getByRole('textbox', { name: say.listViewName }).fill('Tết')
    await page.getByRole('checkbox', { name: say.listOpensFirst }).check()
    await page.getByRole('dialog').getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('button', { name: `${say.listViews}: Tết` })).toBeVisible()

    await page.goto(at('/campaigns'))
    await expect(rows(page).first()).toContainText('Anniversary week')
    await expect(page).toHaveURL(/status=ended/)
    await page.getByRole('button', { name: `${say.listViews}: Tết` }).click()
    await page.getByRole('menuitemradio', { name: say.listWhole }).click()
    await expect(page.getByRole('combobox', { name: say.status })).toHaveValue('')
    await expect(page).toHaveURL(/\?view=all$/)
    await page.reload()
    await expect(page.getByRole('combobox', { name: say.status })).toHaveValue('')
    await expect(rows(page)).toHaveCount(20)
  })
})
