import type { Locator } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { expect, test } from '../../fixtures/test.ts'

const AGENTS = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

test.use({ as: 'owner' })

test('a link is created from a pasted one, leads each device to its address, and gets another ID', async ({ page }) => {
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

  await test.step('with another ID the old link leads nowhere', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
    await field('Custom ID').fill(`${customId}x`)
    await expect(page.getByText('This ID is available.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: `${link}x` })).toBeVisible()
    expect((await fetch(link)).status).toBe(404)
    expect(await leadsTo(`${link}x`, AGENTS.iPhone)).toBe('https://apps.apple.com/app/id1000000005?ct=facebook&mt=8')
  })

  await test.step('the codes of several links fill as many sheets as they need', async () => {
    await page.goto('/onelinks')
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('link', { name: 'Print QR codes' }).click()
    await page.getByRole('combobox', { name: 'QR codes per page' }).selectOption('2 per page')
    const sheets = page.getByRole('region', { name: /^Page \d+ of \d+$/ })
    await expect(sheets.nth(1)).toBeVisible()
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(await sheets.count())
  })
})

async function leadsTo(link: string, agent: string): Promise<string | null> {
  const response = await fetch(link, { redirect: 'manual', headers: { 'User-Agent': agent } })
  return response.headers.get('location')
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
