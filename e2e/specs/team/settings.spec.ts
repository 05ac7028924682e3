import { paths } from '@console/contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** A PNG of one red pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

async function choosePicture(page: Page, field: string, words: { readonly dialog: string; readonly crop: string }) {
  const group = page.getByRole('group', { name: field })
  await group.locator('input[type=file]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PIXEL })
  await page.getByRole('dialog', { name: words.dialog }).getByRole('button', { name: words.crop, exact: true }).click()
  await expect(group.getByRole('img')).toBeVisible()
}

test.describe('a person in Vietnamese', () => {
  test.use({ as: 'editor', language: 'vi' })

  test('keeps their number as it is stored and a picture, which the header shows', async ({ page, at }) => {
    await page.goto(at(paths.settings()))
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Hồ sơ của tôi/ })
      .click()
    await page.getByRole('link', { name: 'Sửa hồ sơ' }).click()
    const phone = page.getByRole('textbox', { name: 'Số điện thoại' })
    await phone.fill('+84 912 345 6')
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByText(/^Hãy nhập số di động Việt Nam: 10 chữ số/)).toBeVisible()
    await phone.fill('+84 912 345 678')
    await expect(page.getByText('+84 912 345 678 sẽ được lưu thành 0912345678')).toBeVisible()
    await choosePicture(page, 'Ảnh đại diện', { dialog: 'Cắt ảnh', crop: 'Cắt' })
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect(page).toHaveURL(at(paths.myProfile()))
    await expect(page.getByRole('main').getByText('0912345678')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Tài khoản/ }).locator('img')).toBeVisible()
  })
})

test.describe('an owner in English', () => {
  test.use({ as: 'owner', language: 'en' })

  test('changes what the publisher is, and the header follows', async ({ page, at }) => {
    await page.goto(at(paths.publisherInfo()))
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    const about = `Games from Hue ${Date.now()}`
    await page.getByRole('textbox', { name: 'Description' }).fill(about)
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Japan' })
    await choosePicture(page, 'Logo', { dialog: 'Crop image', crop: 'Crop' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Publisher info updated')).toBeVisible()
    await expect(page.getByText(about)).toBeVisible()
    await expect(page.getByRole('main').getByText('Japan')).toBeVisible()
    await expect(
      page
        .getByRole('banner')
        .getByRole('button', { name: /Lotus Games/ })
        .locator('img'),
    ).toBeVisible()
  })
})
