import { paths } from '@console/contract'
import { campaignCalls } from '../../fixtures/campaign-editor.ts'
import { halfRed } from '../../fixtures/png.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ as: 'owner' })

test('an icon is cropped by keyboard and keeps what is see-through', async ({ page, context, consoleUrl, at }) => {
  const { id } = await (await campaignCalls(context, consoleUrl)).create()
  await page.goto(at(paths.missionCreate(id)))
  await page.getByRole('radio', { name: 'Article' }).check()
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
