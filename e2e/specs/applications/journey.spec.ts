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

test.describe('in vi', () => {
  test.use({ language: 'vi' })

  test('an application is created after its refusals, edited, taken LIVE and deleted', async ({ page, context, texts, at }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const code = `night-${Date.now()}`
    const name = 'Chợ Đêm'
    const heading = (words: string) => page.getByRole('heading', { name: words, level: 1 })
    const dialog = page.getByRole('alertdialog')

    await test.step('is refused where it is wrong, and keeps what was typed', async () => {
      await page.goto(at('/applications'))
      await page.getByRole('link', { name: texts.createApplication }).click()
      await page.getByLabel(texts.applicationCode).fill('lotus-quest')
      await page.getByLabel(texts.displayName).fill('Chợ')
      await page.getByLabel(texts.description).fill('A market that opens at night.')
      await page.getByLabel(texts.firebaseConfig).fill('{ "project_info": ')
      await page.getByLabel(texts.url, { exact: true }).fill('https://market.example/rewards')
      await page.getByRole('button', { name: texts.createApplication }).click()
      await expect(page.getByText(texts.tooShort)).toBeVisible()
      await expect(page.getByText(texts.invalidJson)).toBeVisible()

      await page.locator('input[type="file"]').setInputFiles(firebaseFile('example.night.market'))
      await expect(page.getByText('night-market', { exact: true })).toBeVisible()
      await page.getByLabel(texts.displayName).fill(name)
      await page.getByRole('button', { name: texts.createApplication }).click()
      await expect(page.getByText(texts.taken)).toBeVisible()
      await expect(page.getByLabel(texts.url, { exact: true })).toHaveValue('https://market.example/rewards')
    })

    await test.step('is created in TEST', async () => {
      await page.getByLabel(texts.applicationCode).fill(code)
      await page.getByRole('button', { name: texts.createApplication }).click()
      await expect(page.getByText(texts.applicationCreated)).toBeVisible()
      await expect(heading(name)).toBeVisible()
      await expect(page).toHaveURL(at(`/applications/${code}`))
      await expect(page.getByText('TEST', { exact: true }).first()).toBeVisible()
    })

    await test.step('shows the secret that was made for it', async () => {
      const shown = page.getByRole('region', { name: texts.newSecret })
      await shown.getByRole('button', { name: texts.copySecret }).click()
      await expect(shown).toContainText(await page.evaluate(() => navigator.clipboard.readText()))
      await shown.getByRole('button', { name: texts.done, exact: true }).click()
      await expect(shown).toBeHidden()
    })

    await test.step('is edited', async () => {
      await page.goto(at(`/applications/${code}?mode=edit`))
      await page.getByLabel(texts.displayName).fill(`${name} mới`)
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByText(texts.applicationSaved)).toBeVisible()
      await expect(heading(`${name} mới`)).toBeVisible()
    })

    await test.step('is taken LIVE by a person who types its code', async () => {
      await page.getByRole('button', { name: texts.switchToLive }).first().click()
      const confirm = dialog.getByRole('button', { name: texts.switchToLive })
      await expect(confirm).toHaveAttribute('aria-disabled', 'true')
      await dialog.getByRole('textbox').fill(code)
      await confirm.click()
      await expect(page.getByText('LIVE', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: texts.switchToLive })).toHaveCount(0)
    })

    await test.step('is deleted by a person who types its code', async () => {
      await (await menuEntry(page, texts, texts.deleteApplication)).click()
      await dialog.getByRole('textbox').fill(code)
      await dialog.getByRole('button', { name: texts.deleteApplication }).click()
      await expect(page.getByText(texts.applicationDeleted)).toBeVisible()
      await expect(page).toHaveURL(at('/applications'))
    })
  })
})
