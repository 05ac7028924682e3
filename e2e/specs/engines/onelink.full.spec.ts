import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import decodeQR from 'qr/decode.js'
import type { WebDriver } from 'selenium-webdriver'
import { expect, test } from '../../fixtures/engine-test.ts'
import { until } from '../../fixtures/engines/until.ts'

test.use({ as: 'owner', language: 'vi' })

test('the QR code of a Onelink is downloaded as a PNG, from which a scanner reads the link', async ({ person, at, running }) => {
  await person.opens(at('/onelinks'))
  await person.in('table').clicks('link', 'Poster with a QR code')
  await person.sees('img', 'Mã QR của Onelink')
  await person.clicks('button', 'Tải xuống PNG')
  const file = join(running.downloads, 'LanternPoster.png')
  const scanned = await until(async () => {
    expect(existsSync(file), `${file} is there`).toBe(true)
    return scan(running.driver, readFileSync(file))
  })
  const link = await person.in('main').sees('link', /\/LanternPoster$/)
  expect(scanned).toBe(await link.getText())
})

async function scan(driver: WebDriver, png: Buffer): Promise<string> {
  const size = 400
  const dark = await driver.executeScript<readonly boolean[]>(
    async (source: string, side: number) => {
      const image = new Image(side, side)
      image.src = source
      await image.decode()
      const paper = new OffscreenCanvas(side, side).getContext('2d')
      paper?.drawImage(image, 0, 0, side, side)
      return [...(paper?.getImageData(0, 0, side, side).data ?? [])].filter((_, at) => at % 4 === 0).map((red) => red < 128)
    },
    `data:image/png;base64,${png.toString('base64')}`,
    size,
  )
  const data = Uint8Array.from(dark.flatMap((isDark) => (isDark ? [0, 0, 0, 255] : [255, 255, 255, 255])))
  return decodeQR({ width: size, height: size, data })
}
