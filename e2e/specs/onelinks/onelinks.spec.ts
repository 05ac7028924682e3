import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { menuEntry } from '../../fixtures/record-menu.ts'
import { expect, test } from '../../fixtures/test.ts'

const AGENTS = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

test.use({ as: 'owner' })

test('a link is created from a pasted one, and leads each device to its address', async ({ page }) => {
  const name = `Lantern poster ${Date.now()}`
  const customId = `Lantern${Date.now().toString(36)}`
  const field = (label: string) => page.getByRole('textbox', { name: label })

  await page.goto('/onelinks')
  await page.getByRole('main').getByRole('link', { name: 'Create Onelink' }).click()
  const host = await test.step('a whole link becomes the custom ID', async () => {
    await field('Display name').fill(name)
    await field('Custom ID').fill('https://go.example.evil.example/Lantern1')
    const refusal = page.getByText(/^URL must start with /)
    await expect(refusal).toBeVisible()
    const own = (await refusal.textContent())?.replace('URL must start with ', '')
    await field('Custom ID').fill(`${own}/${customId}?utm_source=x`)
    await expect(field('Custom ID')).toHaveValue(customId)
    await expect(page.getByText('This ID is available.')).toBeVisible()
    return own
  })

  await test.step('a source of a channel is fixed with one click', async () => {
    await field('Google Play URL').fill('market://details?id=example.lantern')
    await field('App Store URL').fill('https://apps.apple.com/app/id1000000005')
    await field('Fallback URL').fill('https://lantern.example/?from=poster#top')
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('custom')
    await page.getByRole('combobox', { name: 'UTM source' }).fill('Facebook')
    await page.getByRole('button', { name: 'Switch to the Facebook channel' }).click()
    await page.getByRole('button', { name: 'Create Onelink' }).click()
    await expect(page.getByText('Successfully created an Onelink link')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  const link = `${host}/${customId}`
  expect(await scanned(page.getByRole('img', { name: 'QR code for the Onelink' }))).toBe(link)
  expect(await leadsTo(link, AGENTS.android)).toBe('market://details?id=example.lantern&referrer=utm_source%3Dfacebook')
  expect(await leadsTo(link, AGENTS.iPhone)).toBe('https://apps.apple.com/app/id1000000005?ct=facebook&mt=8')
  expect(await leadsTo(link, AGENTS.desktop)).toBe('https://lantern.example/?from=poster&utm_source=facebook#top')

  await test.step('the codes of several links fill as many sheets as they need', async () => {
    await page.goto('/onelinks')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('link', { name: 'Print QR codes' }).click()
    await page.getByRole('combobox', { name: 'QR codes per page' }).selectOption('2 per page')
    const sheets = page.getByRole('region', { name: /^Page \d+ of \d+$/ })
    await expect(sheets.last()).toBeVisible()
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(await sheets.count())
  })
})

test.describe('in Vietnamese', () => {
  test.use({ language: 'vi' })

  test('a link gets another ID, is duplicated and deleted', async ({ page, at, say }) => {
    const stamp = Date.now().toString(36)
    const [first, second, third] = [`Mot${stamp}`, `Hai${stamp}`, `Ba${stamp}`]
    const id = page.getByRole('textbox', { name: 'Mã tùy chỉnh' })
    const save = async (button: string) => {
      await expect(page.getByText('Bạn có thể dùng mã này.')).toBeVisible()
      await page.getByRole('button', { name: button, exact: true }).click()
    }

    await page.goto(at('/onelinks/create'))
    await page.getByRole('textbox', { name: 'Tên hiển thị' }).fill(`Bản ${stamp}`)
    await page.getByRole('textbox', { name: 'URL dự phòng' }).fill('https://lotus.example/')
    await page.getByRole('combobox', { name: 'Kênh' }).selectOption('custom')
    await page.getByRole('combobox', { name: 'Nguồn UTM' }).fill('báo')
    await id.fill(first)
    await save('Tạo Onelink')
    await expect(page.getByText('Đã tạo Onelink')).toBeVisible()
    const old = await linkOn(page, first)

    await page.getByRole('main').getByRole('link', { name: say.edit, exact: true }).click()
    await id.fill(second)
    await expect(page.getByText(`liên kết cũ ${old} sẽ ngừng hoạt động`, { exact: false })).toBeVisible()
    await save(say.save)
    await expect(page.getByText('Đã cập nhật Onelink')).toBeVisible()
    const link = await linkOn(page, second)
    expect((await fetch(old)).status).toBe(404)
    expect(await leadsTo(link, AGENTS.iPhone)).toBe('https://lotus.example/?utm_source=b%C3%A1o')

    await (await menuEntry(page, say, 'Nhân bản')).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nhân bản Onelink' })).toBeVisible()
    await id.fill(third)
    await save('Tạo Onelink')
    const copy = await linkOn(page, third)
    expect(await leadsTo(copy, AGENTS.desktop)).toBe('https://lotus.example/?utm_source=b%C3%A1o')

    await (await menuEntry(page, say, 'Xóa Onelink')).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Không thể hoàn tác thao tác này.')
    await dialog.getByRole('button', { name: 'Xóa Onelink' }).click()
    await expect(page).toHaveURL(at('/onelinks'))
    expect((await fetch(copy)).status).toBe(404)
  })
})

async function linkOn(page: Page, customId: string): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`/${customId}$`) })
  await expect(link).toBeVisible()
  return (await link.textContent()) ?? ''
}

async function leadsTo(link: string, agent: string): Promise<string | null> {
  const answer = await fetch(link, { redirect: 'manual', headers: { 'User-Agent': agent } })
  return answer.headers.get('location')
}

async function scanned(picture: Locator): Promise<string> {
  await expect(picture).toBeVisible()
  const size = 400
  const pixels = await picture.evaluate((image: HTMLImageElement, side) => {
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const paper = canvas.getContext('2d')
    paper?.drawImage(image, 0, 0, side, side)
    return [...(paper?.getImageData(0, 0, side, side).data ?? [])]
  }, size)
  return decodeQR({ width: size, height: size, data: Uint8Array.from(pixels) })
}
