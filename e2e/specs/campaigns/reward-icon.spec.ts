import { type Campaign, createCampaign, listApplications, paths, urlFor } from '@console/contract'
import type { BrowserContext } from '@playwright/test'
import { halfRed } from '../../fixtures/png.ts'
import { expect, test } from '../../fixtures/test.ts'

async function newCampaign(context: BrowserContext, url: string): Promise<Campaign> {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const { items } = await (await context.request.get(urlFor(listApplications, { sort: 'created_on' }, publisher))).json()
  const data = {
    name: `Icons ${process.pid} ${Date.now()}`,
    start_date: '2094-01-01T00:00:00.000Z',
    end_date: '2094-02-01T00:00:00.000Z',
    application_ids: [items[0].id, items[1].id],
  }
  const answer = await context.request.post(urlFor(createCampaign, {}, publisher), { headers: { Origin: url, 'X-Console': '1' }, data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

test.use({ as: 'owner' })

test('an icon is cropped by keyboard and keeps what is see-through', async ({ page, context, consoleUrl, at }) => {
  const { id } = await newCampaign(context, consoleUrl)
  await page.goto(at(paths.missionCreate(id)))
  await page.getByRole('radio', { name: 'Article' }).check()
  await page.getByRole('group', { name: 'Applications' }).getByRole('checkbox').first().check()
  const icon = page.getByRole('group', { name: 'Icon' })
  await icon.locator('input[type=file]').setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: halfRed() })

  const dialog = page.getByRole('dialog', { name: 'Crop image' })
  await expect(dialog.getByRole('slider', { name: 'Distance from the left' })).toBeFocused()
  // From the middle to the left edge: nothing red is left.
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Crop' }).click()

  const image = icon.getByRole('img')
  await expect(image).toBeVisible()
  const address = (await image.getAttribute('src')) ?? ''
  const stored = await (await context.request.get(address)).body()
  const seen = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      return { size: [bitmap.width, bitmap.height], corner: [...(canvas?.getImageData(bitmap.width - 2, 2, 1, 1).data ?? [])] }
    },
    [...stored],
  )
  expect(seen).toEqual({ size: [300, 300], corner: [0, 0, 0, 0] })
})
