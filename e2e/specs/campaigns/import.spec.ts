import { readFileSync } from 'node:fs'
import { paths } from '@console/contract'
import { violations } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/test.ts'

// The demo data's pictures are not served.
test.use({ as: 'owner', language: 'vi', viewport: { width: 360, height: 800 }, expectedComplaints: [/ERR_NAME_NOT_RESOLVED .*jpg/] })

test('a campaign is exported as a file and imported from it with all its missions and notifications', async ({ page, at }) => {
  await page.goto(at(`${paths.campaigns()}?q=summer+quest`))
  await page.getByRole('link', { name: 'Summer quest', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Thao tác khác/ })
    .first()
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Xuất ra tệp' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Summer quest.campaign.json')

  await page.goto(at(paths.campaignCreate()))
  await page.getByRole('link', { name: 'Nhập chiến dịch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập chiến dịch' })).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Chọn tệp' }).focus()
  await page.keyboard.press('Enter')
  // Other tests look for just one of its name.
  const name = `Nhập ${Date.now()}`
  const exported = JSON.parse(readFileSync(await file.path(), 'utf8'))
  const buffer = Buffer.from(JSON.stringify({ ...exported, campaign: { ...exported.campaign, name } }))
  await (await chooser).setFiles({ name: 'imported.campaign.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Có thể nhập 8/8 nhiệm vụ và thông báo.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.getByRole('button', { name: 'Nhập chiến dịch và 8 mục' }).click()
  await expect(page.getByText('Đã sao chép', { exact: true })).toHaveCount(8)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Đóng' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Tạm dừng').or(page.getByText('Không hoạt động')).first()).toBeVisible()
})
