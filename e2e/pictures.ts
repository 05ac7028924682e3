import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { paths } from '@console/contract'
import { PUBLISHER } from '@console/testing/accounts'
import { findBrowser, launchArgs, thisMachine } from '@console/tooling'
import { chromium, type Page } from '@playwright/test'
import { filledIn, publisherId } from './fixtures/addresses.ts'
import { startConsole } from './fixtures/console-process.ts'
import { signedInState } from './fixtures/sign-in.ts'

const PICTURES = { list: paths.campaigns(), record: '/campaigns/:campaign_id', form: paths.campaignCreate() }
const FOLDER = resolve(import.meta.dirname, '../shared/docs/pictures')
/** Every clone of the project carries all versions of them. */
const MOST_BYTES = 300_000

// As `npm start` shows it.
const running = await startConsole({ SEED_AUDIENCE: 'full' })
const browser = await chromium.launch({ executablePath: findBrowser(thisMachine), args: [...launchArgs] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const storageState = await signedInState(browser, running.url, 'owner')
  let bytes = 0
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      baseURL: running.url,
      storageState,
      colorScheme,
      locale: 'en-GB',
      timezoneId: 'Asia/Ho_Chi_Minh',
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1.5,
    })
    const publisher = await publisherId(page.request, PUBLISHER)
    for (const [name, path] of Object.entries(PICTURES)) {
      await page.goto(await filledIn(path, page.request, publisher))
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
      const picture = await webp(page)
      writeFileSync(resolve(FOLDER, `${name}-${colorScheme}.webp`), picture)
      bytes += picture.length
    }
  }
  console.log(`${Object.keys(PICTURES).length * 2} pictures, ${Math.round(bytes / 1000)} kB`)
  if (bytes > MOST_BYTES) throw new Error(`The pictures may weigh ${MOST_BYTES / 1000} kB.`)
} finally {
  await browser.close()
  await running.stop()
}

/** Playwright itself writes PNG and JPEG only, which weigh more than twice as much. */
async function webp(page: Page): Promise<Buffer> {
  const browserSide = await page.context().newCDPSession(page)
  const { data } = await browserSide.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}
