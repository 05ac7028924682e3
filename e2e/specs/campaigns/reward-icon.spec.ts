import { crc32, deflateSync } from 'node:zlib'
import { type Campaign, createCampaign, listApplications, paths, urlFor } from '@console/contract'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const WIDTH = 600
const HEIGHT = 300

/** A PNG whose left half is see-through and whose right half is red. */
function halfRed(): Buffer {
  const row = Buffer.alloc(1 + WIDTH * 4)
  for (let x = WIDTH / 2; x < WIDTH; x += 1) row.set([255, 0, 0, 255], 1 + x * 4)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.concat(Array.from({ length: HEIGHT }, () => row)))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

async function newCampaign(context: BrowserContext, url: string): Promise<Campaign> {
  const publisher = (await context.cookies()).find((cookie) => cookie.name === 'console_publisher')?.value ?? ''
  const { items } = await (await context.request.get(urlFor(listApplications, {}, publisher))).json()
  const data = {
    name: `Icons ${process.pid} ${Date.now()}`,
    start_date: '2027-01-01T00:00:00.000Z',
    end_date: '2027-02-01T00:00:00.000Z',
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
