import { createCampaign, endCampaign, listApplications, listSources, urlFor } from '@console/contract'
import type { BrowserContext } from '@playwright/test'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, test } from '../../fixtures/test.ts'

// The browser itself notes that a code is taken.
test.use({ as: 'owner', expectedComplaints: [/status of 409 .*\/applications\)$/] })

/** As Firebase hands it out. */
const firebaseFile = (packageName: string) => ({
  name: 'google-services.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      project_info: { project_id: 'night-market' },
      client: [{ client_info: { android_client_info: { package_name: packageName } } }],
    }),
  ),
})

async function callsOf(context: BrowserContext, url: string) {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const headers = { Origin: url, 'X-Console': '1' }
  const api = context.request
  return {
    async application(code: string) {
      return (await (await api.get(urlFor(listApplications, { code }, publisher))).json()).items[0]
    },
    async startCampaign(application_id: string): Promise<string> {
      const period = { start_date: '2094-01-01T00:00:00.000Z', end_date: '2094-02-01T00:00:00.000Z' }
      const data = { name: `On ${application_id}`, ...period, application_ids: [application_id] }
      const answer = await api.post(urlFor(createCampaign, {}, publisher), { headers, data })
      expect(answer.status()).toBe(201)
      return (await answer.json()).id
    },
    async endCampaign(campaign_id: string): Promise<void> {
      expect((await api.put(urlFor(endCampaign, { campaign_id }, publisher), { headers })).status()).toBe(200)
    },
    async sourcesOf(application_id: string) {
      return (await (await api.get(urlFor(listSources, { application_id }, publisher))).json()).items
    },
  }
}

test.describe('in vi', () => {
  test.use({ language: 'vi' })

  test('an application is created after its refusals, set up, edited, taken LIVE and deleted once nothing uses it', async ({
    page,
    context,
    consoleUrl,
    say,
    at,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const calls = await callsOf(context, consoleUrl)
    const code = `night-${Date.now()}`
    const name = 'Chợ Đêm'
    const heading = (words: string) => page.getByRole('heading', { name: words, level: 1 })
    const dialog = page.getByRole('alertdialog')

    await test.step('is refused where it is wrong, and keeps what was typed', async () => {
      await page.goto(at('/applications'))
      await page.getByRole('link', { name: say.createApplication }).click()
      await page.getByLabel(say.applicationCode).fill('lotus-quest')
      await page.getByLabel(say.displayName).fill('Chợ')
      await page.getByLabel(say.description).fill('A market that opens at night.')
      await page.getByLabel(say.firebaseConfig).fill('{ "project_info": ')
      await page.getByLabel(say.url, { exact: true }).fill('https://market.example/rewards')
      await page.getByRole('button', { name: say.createApplication }).click()
      await expect(page.getByText(say.tooShort)).toBeVisible()
      await expect(page.getByText(say.invalidJson)).toBeVisible()

      await page.locator('input[type="file"]').setInputFiles(firebaseFile('example.night.market'))
      await expect(page.getByText('night-market', { exact: true })).toBeVisible()
      await page.getByLabel(say.displayName).fill(name)
      await page.getByRole('button', { name: say.createApplication }).click()
      await expect(page.getByText(say.taken)).toBeVisible()
      await expect(page.getByLabel(say.url, { exact: true })).toHaveValue('https://market.example/rewards')
    })

    await test.step('is created in TEST', async () => {
      await page.getByLabel(say.applicationCode).fill(code)
      await page.getByRole('button', { name: say.createApplication }).click()
      await expect(page.getByText(say.applicationCreated)).toBeVisible()
      await expect(heading(name)).toBeVisible()
      await expect(page).toHaveURL(at(`/applications/${code}`))
      await expect(page.getByText('TEST', { exact: true }).first()).toBeVisible()
    })

    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const made = await test.step('shows the secret that was made for it', async () => {
      const shown = page.getByRole('region', { name: say.newSecret })
      await shown.getByRole('button', { name: say.copySecret }).click()
      const secret = await copied()
      await expect(shown).toContainText(secret)
      await shown.getByRole('button', { name: say.done, exact: true }).click()
      await expect(shown).toBeHidden()
      return secret
    })

    await test.step('shows it again on the page of the integration', async () => {
      await page.getByRole('main').getByRole('link', { name: say.integration, exact: true }).click()
      const secret = page.getByLabel(say.rewardSecret, { exact: true })
      await expect(secret).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: say.showSecret }).click()
      await expect(secret).toHaveAttribute('type', 'text')
      await expect(secret).toHaveValue(made)
    })

    await test.step('is led back to from there', async () => {
      const crumbs = page.getByRole('navigation', { name: say.breadcrumb })
      await expect(crumbs.getByText(say.integration, { exact: true })).toHaveAttribute('aria-current', 'page')
      await crumbs.getByRole('link', { name }).click()
      await expect(page).toHaveURL(at(`/applications/${code}`))
      await expect(heading(name)).toBeVisible()
    })

    await test.step('is edited', async () => {
      await page.goto(at(`/applications/${code}?mode=edit`))
      await page.getByLabel(say.displayName).fill(`${name} mới`)
      await page.getByRole('button', { name: say.save }).click()
      await expect(page.getByText(say.applicationSaved)).toBeVisible()
      await expect(heading(`${name} mới`)).toBeVisible()
    })

    await test.step('is taken LIVE by who types its code', async () => {
      await page.getByRole('button', { name: say.switchToLive }).first().click()
      const confirm = dialog.getByRole('button', { name: say.switchToLive })
      await expect(confirm).toHaveAttribute('aria-disabled', 'true')
      await dialog.getByRole('textbox').fill(code)
      await confirm.click()
      await expect(page.getByText('LIVE', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: say.switchToLive })).toHaveCount(0)
    })

    const { id } = await calls.application(code)
    const campaign = await calls.startCampaign(id)
    await test.step('is not deleted while a campaign runs on it', async () => {
      await page.reload()
      await (await menuEntry(page, say, say.deleteApplication)).click()
      await expect(dialog.getByText(say.applicationInUse)).toBeVisible()
      await expect(dialog.getByRole('link', { name: `On ${id}` })).toBeVisible()
      await expect(dialog.getByRole('button', { name: say.deleteApplication })).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Escape')
    })

    await test.step('is deleted once the campaign has ended', async () => {
      await calls.endCampaign(campaign)
      await page.reload()
      await (await menuEntry(page, say, say.deleteApplication)).click()
      await dialog.getByRole('textbox').fill(code)
      await dialog.getByRole('button', { name: say.deleteApplication }).click()
      await expect(page.getByText(say.applicationDeleted)).toBeVisible()
      await expect(page).toHaveURL(at('/applications'))
      expect(await calls.application(code)).toBeUndefined()
    })
  })

  test('going LIVE deletes the TEST data and nothing else', async ({ page, context, consoleUrl, say, at }) => {
    const code = 'lantern-night'
    const calls = await callsOf(context, consoleUrl)
    const before = await calls.application(code)
    const sources = await calls.sourcesOf(before.id)
    await page.goto(at(`/applications/${code}`))
    await page.getByRole('button', { name: say.switchToLive }).first().click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(/[1-9][\d.,]* .*TEST/)
    await expect(dialog.getByRole('region', { name: say.usedBy })).toBeVisible()

    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: say.downloadConfiguration }).click()
    expect((await downloading).suggestedFilename()).toBe(`${code}.json`)

    await dialog.getByRole('textbox').fill(code)
    await dialog.getByRole('button', { name: say.switchToLive }).click()
    await expect(page.getByRole('button', { name: say.switchToLive })).toHaveCount(0)
    const { mode: _, version: __, updated_on: ___, ...kept } = before
    expect(await calls.application(code)).toMatchObject({ ...kept, mode: 'LIVE' })
    expect(await calls.sourcesOf(before.id)).toMatchObject(
      sources.map(({ application: ____, ...source }: { application: object }) => source),
    )
  })
})
